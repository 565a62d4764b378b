/** Handing a file over and taking one in, in a browser: a download and a file input. */
import { LIMITS } from './backup/format';
import type { NamedBytes } from './files';

export type { NamedBytes } from './files';

export async function saveFile({ name, mime, bytes }: NamedBytes): Promise<'shared' | 'kept'> {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes over once the click is through; Safari wants a moment more.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return 'shared';
}

/** Null when the user thought better of it. Of a film chosen by mistake no more is read than shows that it is too big. */
export function pickFile(): Promise<{ name: string; bytes: Uint8Array } | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.gz,.jsonl.gz,application/gzip';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) return resolve(null);
      file
        .slice(0, LIMITS.packedBytes + 1)
        .arrayBuffer()
        .then((buffer) => resolve({ name: file.name, bytes: new Uint8Array(buffer) }))
        .catch(reject);
    });
    input.click();
  });
}
