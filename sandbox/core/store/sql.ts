/** A value that SQLite can hold. */
export type SqlValue = string | number | null;

/** A piece of SQL with the values of its placeholders: values never become part of the text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

const isSql = (part: Sql | SqlValue): part is Sql => typeof part === 'object' && part !== null;

/** Builds SQL from a template: pieces of SQL are put in as they are, everything else becomes a placeholder. */
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

/** The name of a table or column that the code itself chose, never one that came with a request. */
export const name = (identifier: string): Sql => ({ text: `"${identifier.replaceAll('"', '')}"`, values: [] });

export function joined(parts: readonly Sql[], separator: string): Sql {
  return { text: parts.map((part) => part.text).join(separator), values: parts.flatMap((part) => part.values) };
}

/** `(?, ?, ?)`; for no value at all a list that nothing is in. */
export function valueList(values: readonly SqlValue[]): Sql {
  return values.length === 0
    ? { text: '(NULL)', values: [] }
    : { text: `(${values.map(() => '?').join(', ')})`, values };
}

/** All of the conditions, or what is always true when there is none. */
export function allOf(conditions: readonly (Sql | null | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition !== null && condition !== undefined);
  return given.length === 0
    ? sql`1`
    : joined(
        given.map((each) => sql`(${each})`),
        ' AND ',
      );
}

/** Any of the conditions, or what is never true when there is none. */
export function anyOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0
    ? sql`0`
    : joined(
        conditions.map((each) => sql`(${each})`),
        ' OR ',
      );
}
