// Asks the server for the screen after some edits, beside Streamlit, and shows it; the page is told
// of the edits only then, for drawing it would hold the answer up (server/at_once.py). Whoever does not
// answer soon is not waited for.
const SOON_MS = 300, FRAME_MS = 30;

async function atOnce(question, shows) {
  const asked = fetch(new URL('specviz/edit', document.baseURI), {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question),
  }).then((answer) => (answer.status === 200 ? answer.json() : null)).then((screen) => {
    if (screen) shows(screen);
    return screen;
  });
  const soon = new Promise((resolve) => { setTimeout(resolve, SOON_MS); });
  if (await Promise.race([asked, soon])) await new Promise((resolve) => { setTimeout(resolve, FRAME_MS); });
}
