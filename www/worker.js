// A worker of the page: loads the page's own program and hands it the place.
// The first message says from where; all others are the program's.
const PROTOCOL = 1;

addEventListener("message", start, { once: true });

async function start({ data }) {
  try {
    if (data.protocol !== PROTOCOL) throw new Error(`version ${data.protocol}, not ${PROTOCOL}`);
    const glue = await import(data.glue);
    await glue.default({ module_or_path: data.module });
  } catch (error) {
    // A rejected promise would reach nobody.
    postMessage({ failed: { text: String(error) } });
  }
}
