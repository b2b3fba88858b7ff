// Asks the server for the screen after some edits, beside Streamlit, and shows it; the page is told
// of the edits only then, for drawing it would hold the answer up (server/at_once.py). Whoever does
// not answer soon is not waited for.
const SOON_MS = 300, FRAME_MS = 30;
const MOST_BYTES = 64000; // of a question; the server reads no more
const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

async function atOnce(question, shows, signal) {
  const body = new Blob([JSON.stringify(question)], { type: 'application/json' });
  if (body.size > MOST_BYTES) return;
  const address = new URL('specviz/edit', document.baseURI);
  const asked = fetch(address, { method: 'POST', body, signal })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .then((screen) => {
      if (screen) shows(screen);
      return screen;
    });
  if (await Promise.race([asked, pause(SOON_MS)])) await pause(FRAME_MS);
}
