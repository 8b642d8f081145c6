/** One column's order as the API and the URL write it: `start_date` ascending, `-start_date` descending. */
export interface Order {
  readonly id: string;
  readonly isDescending: boolean;
}

/** Reads `-start_date`; null for nothing. */
export function readOrder(ordering: string | null | undefined): Order | null {
  if (!ordering || ordering === '-') return null;
  return ordering.startsWith('-')
    ? { id: ordering.slice(1), isDescending: true }
    : { id: ordering, isDescending: false };
}

/** Writes `-start_date`; null for no order. */
export const writeOrder = (order: Order | null): string | null =>
  order && `${order.isDescending ? '-' : ''}${order.id}`;

/**
 * The order after a press on a column's heading: ascending, descending, then `defaultOrder`.
 *
 * @param defaultOrder - the default order of the list; on its column a press only reverses the direction
 * @param startsDescending - descending comes first, for amounts of which the largest matter
 */
export function nextOrder(
  current: Order | null,
  id: string,
  { defaultOrder = null, startsDescending = false }: { defaultOrder?: Order | null; startsDescending?: boolean } = {},
): Order | null {
  if (current?.id !== id) return { id, isDescending: startsDescending };
  const isLast = current.isDescending !== startsDescending;
  return isLast && defaultOrder?.id !== id ? null : { id, isDescending: !current.isDescending };
}
