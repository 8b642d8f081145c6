import { identityKeys, isPlainObject, type Values } from './rows';

/** An uploaded file: its id says which it is, while its name and address depend on where it was read. */
const isFile = (value: Values) => value.client_id === undefined && typeof value.id === 'number';

function content(value: unknown): unknown {
  // the server cuts off spaces at both ends of a text
  if (typeof value === 'string') return value.trim() || null;
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) {
    // the order of rows is the server's
    const items = value.map((item) => JSON.stringify(content(item))).sort();
    return items.length === 0 ? null : items;
  }
  if (!isPlainObject(value)) return value;
  if (isFile(value)) return { id: value.id, caption: content(value.caption) };
  const fields = Object.entries(value)
    .filter(([name]) => !identityKeys.has(name))
    .map(([name, inner]) => [name, content(inner)] as const)
    .filter(([, inner]) => inner !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

/**
 * Whether two versions hold the same answers, whatever ids the server gave their rows: it tells a person's own save, whose response
 * was lost, from the save of someone else.
 */
export const hasSameContent = (a: object, b: object): boolean =>
  JSON.stringify(content(a)) === JSON.stringify(content(b));

/**
 * Whether a version holds every answer of another one, whatever ids the server gave its rows. What was left open may be filled there: the
 * server adds, for example, the emergency of a new field report.
 */
export const holdsAnswersOf = (version: object, answers: object): boolean => {
  const stored = new Map(Object.entries(version));
  return Object.entries(answers).every(([name, value]) => {
    const answer = content(value);
    return answer === null || JSON.stringify(answer) === JSON.stringify(content(stored.get(name)));
  });
};
