type NoUndefined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** The fields that were sent: without those that are undefined. */
export const definedFields = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<NoUndefined<Fields>>;
