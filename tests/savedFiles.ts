import { vi } from 'vitest';

/** Reads a blob as text; jsdom does not implement `Blob.text`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

/** Records the texts of the files that the page saves from now on. */
export function savedFiles(): Promise<string>[] {
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    texts.push(textOf(file as Blob));
    return 'blob:table';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return texts;
}
