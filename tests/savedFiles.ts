import { vi } from 'vitest';

/** jsdom's files cannot be read as text themselves. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

/** The texts of the files that the page saves from now on. */
export function savedFiles(): Promise<string>[] {
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    texts.push(textOf(file as Blob));
    return 'blob:table';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return texts;
}
