// Draws the SVG on a canvas and saves that; nothing leaves the browser.
const LARGER = 2;

export default function ({ data, parentElement }) {
  const button = parentElement.querySelector('button');
  button.onclick = async () => {
    const picture = new Image();
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.svg)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width * LARGER;
    canvas.height = picture.height * LARGER;
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    canvas.toBlob(save, 'image/png');
  };
}

function save(blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'specviz-chart.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
