/**
 * Writes files into a folder of OPFS through synchronous handles: the one way that every browser with OPFS
 * has (`createWritable` came to Safari with 26). Those exist in workers only, so a small one is made for it.
 */

/** As text: whatever a bundler makes of a function may need helpers that a worker does not have. */
const WORKER = `
async function put({ folder, files }) {
  const root = await navigator.storage.getDirectory();
  const place = await root.getDirectoryHandle(folder, { create: true });
  for (const [name, bytes] of Object.entries(files)) {
    const file = await place.getFileHandle(name, { create: true });
    const handle = await file.createSyncAccessHandle();
    try {
      // Awaited, because the first browsers that had them answered with promises.
      await handle.truncate(0);
      const written = await handle.write(bytes, { at: 0 });
      if (written !== bytes.length) throw new Error('no space left: ' + written + ' bytes written');
      await handle.flush();
    } finally {
      await handle.close();
    }
  }
}
onmessage = ({ data }) => put(data).then(() => postMessage(null), (error) => postMessage(String(error)));
`;

/** Rejects with what the browser said, by name and message. */
export function writeFiles(folder: string, files: Record<string, Uint8Array>): Promise<void> {
  const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
  const worker = new Worker(address);
  return new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      if (data === null) resolve();
      else reject(new Error(data));
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage({ folder, files });
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}
