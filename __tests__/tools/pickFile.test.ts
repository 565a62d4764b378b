/** Choosing a file in a browser: no more of it is read than an import looks at. */
import { LIMITS } from '../../src/storage/backup/format';
import { pickFile } from '../../src/storage/files.web';

/** A chooser that answers a click with this file. */
function withChooser(file: Partial<File>): void {
  const input = Object.assign(new EventTarget(), {
    files: [file],
    click: () => input.dispatchEvent(new Event('change')),
  });
  Object.assign(globalThis, { document: { createElement: () => input } });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

test('a copy is read whole', async () => {
  withChooser(new File([new Uint8Array([1, 2, 3])], 'copy.gz'));
  expect(await pickFile()).toEqual({ name: 'copy.gz', bytes: new Uint8Array([1, 2, 3]) });
});

test('of a film of two hours no more is read than shows that it is too big', async () => {
  const slice = jest.fn((from = 0, to = 0) => new Blob([`${from} ${to}`]));
  withChooser({
    name: 'film.mp4',
    size: 4e9,
    slice,
    arrayBuffer: () => Promise.reject(new Error()),
  });
  expect(await pickFile()).toMatchObject({ name: 'film.mp4' });
  expect(slice).toHaveBeenCalledWith(0, LIMITS.packedBytes + 1);
});
