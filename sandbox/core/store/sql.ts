/** A value that SQLite can hold. */
export type SqlValue = string | number | null;

/** SQL with the values of its placeholders. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

const isSql = (part: Sql | SqlValue): part is Sql => typeof part === 'object' && part !== null;

/** SQL from a template: `Sql` parts are inserted, other values become placeholders. */
export function sql(strings: TemplateStringsArray, ...parts: (Sql | SqlValue)[]): Sql {
  const values: SqlValue[] = [];
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += part.text;
      values.push(...part.values);
    } else {
      text += '?';
      values.push(part);
    }
    text += strings[index + 1] ?? '';
  });
  return { text, values };
}

/** A quoted identifier; only for names from the code, not from a request. */
export const name = (identifier: string): Sql => ({ text: `"${identifier.replaceAll('"', '')}"`, values: [] });

export function joined(parts: readonly Sql[], separator: string): Sql {
  return { text: parts.map((part) => part.text).join(separator), values: parts.flatMap((part) => part.values) };
}

/** `(?, ?, ?)`; a list that matches nothing when there are no values. */
export function valueList(values: readonly SqlValue[]): Sql {
  return values.length === 0
    ? { text: '(NULL)', values: [] }
    : { text: `(${values.map(() => '?').join(', ')})`, values };
}

/** All of the conditions; true without any. */
export function allOf(conditions: readonly (Sql | null | undefined)[]): Sql {
  const present = conditions.filter((condition) => condition !== null && condition !== undefined);
  return present.length === 0
    ? sql`1`
    : joined(
        present.map((condition) => sql`(${condition})`),
        ' AND ',
      );
}

/** Any of the conditions; false without any. */
export function anyOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0
    ? sql`0`
    : joined(
        conditions.map((condition) => sql`(${condition})`),
        ' OR ',
      );
}
