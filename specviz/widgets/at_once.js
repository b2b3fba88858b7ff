// Asks the server for the screen after some edits, beside Streamlit, and shows it; the page is told
// of the edits only then, for drawing it would hold the answer up (server/at_once.py). Whoever does
// not answer soon is not waited for.
const SOON_MS = 300, FRAME_MS = 30;
const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

async function atOnce(question, shows) {
  const headers = { 'Content-Type': 'application/json' };
  const asked = fetch(new URL('specviz/edit', document.baseURI), {
    method: 'POST', headers, body: JSON.stringify(question),
  }).then((answer) => (answer.status === 200 ? answer.json() : null)).then((screen) => {
    if (screen) shows(screen);
    return screen;
  });
  if (await Promise.race([asked, pause(SOON_MS)])) await pause(FRAME_MS);
}
