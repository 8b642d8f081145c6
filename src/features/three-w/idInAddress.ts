/** An id that an address names, `?event=12`; null when it is none. */
export const idInAddress = (search: URLSearchParams, name: string): number | null => {
  const text = search.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};
