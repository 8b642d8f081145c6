/** A random id for a new row. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Row {
  readonly client_id?: string | null;
  readonly id?: number | string | null;
}

/**
 * Adds the `client_id` that identifies a row in the form and in server errors.
 *
 * @returns the row with its own client_id, else its id as text, else a random text
 * @source reference/product.md, section 3
 */
export const withClientId = <R extends Row>(row: R): Omit<R, 'client_id'> & { client_id: string } => ({
  ...row,
  client_id: row.client_id || (row.id === null || row.id === undefined ? randomId() : String(row.id)),
});
