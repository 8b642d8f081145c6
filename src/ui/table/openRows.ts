/** The keys of rows. */
type OpenRows = ReadonlySet<string | number>;

/** The open rows of tables, by the entry of the browser's history and the table's caption. */
const openRows = new Map<string, OpenRows>();

/** Replacing an entry keeps its index, which the router writes into its state; null outside of a router. */
function entryOf(caption: string): string | null {
  const { idx } = (history.state ?? {}) as { readonly idx?: number };
  return idx === undefined ? null : `${idx} ${location.pathname} ${caption}`;
}

/** The rows that were open when the reader left this entry of the history. */
export function openRowsAt(caption: string): OpenRows {
  const entry = entryOf(caption);
  return (entry !== null && openRows.get(entry)) || new Set();
}

/** Keeps the open rows for going back to this entry of the history. */
export function keepOpenRows(caption: string, rows: OpenRows): void {
  const entry = entryOf(caption);
  if (entry !== null) openRows.set(entry, rows);
}

/** Forgets the open rows of all tables. */
export const forgetOpenRows = (): void => openRows.clear();
