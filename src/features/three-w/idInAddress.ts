/** The id in a search parameter, such as `?event=12`; null if it is missing or not an id. */
export const idInAddress = (search: URLSearchParams, name: string): number | null => {
  const text = search.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};
