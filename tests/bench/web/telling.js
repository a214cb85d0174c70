// In place of the site's worker.js where memory is measured: the same, but it tells
// how much memory its program has.
addEventListener(
  "message",
  async ({ data }) => {
    const glue = await import(data.glue);
    const { memory } = await glue.default({ module_or_path: data.module });
    const channel = new BroadcastChannel("memory");
    channel.onmessage = ({ data: question }) => {
      // What another worker answers is heard too.
      if (question === "?") channel.postMessage(memory.buffer.byteLength);
    };
  },
  { once: true },
);
