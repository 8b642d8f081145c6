/** A random id for a row that the server has not seen. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Row {
  readonly client_id?: string | null;
  readonly id?: number | string | null;
}

/**
 * A row with the id by which the form and the server's errors know it.
 *
 * @returns the row with its own client_id, else its id as text, else a random text
 * @source reference/product.md, section 3
 */
export const withClientId = <R extends Row>(row: R): Omit<R, 'client_id'> & { client_id: string } => ({
  ...row,
  client_id: row.client_id || (row.id === null || row.id === undefined ? randomId() : String(row.id)),
});
