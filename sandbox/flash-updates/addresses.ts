import type { FlashFileRow } from './tables';

/** The last part of a file's address: random, so that it cannot be guessed. */
export const fileName = ({ key, name }: Pick<FlashFileRow, 'key' | 'name'>): string => `${key}-${name}`;

/** The absolute address of a file. */
export const fileAddress = (row: FlashFileRow, url: URL): string =>
  new URL(row.picture ?? `/sandbox/flash-update-files/${row.id}/${encodeURIComponent(fileName(row))}`, url.origin).href;

/** The absolute address of the PDF of an update. */
export const extractAddress = (id: number, name: string, url: URL): string =>
  new URL(`/sandbox/flash-updates/${id}/${name}`, url.origin).href;
