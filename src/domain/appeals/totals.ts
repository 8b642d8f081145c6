type Figures = Readonly<Record<string, number | null>>;

/**
 * Totals of operations, 0 where the server answers null: it does so where there is no operation to count or to add up.
 *
 * @source reference/real-server.md, section 1.1
 */
export const totalsOf = <T extends Figures>(figures: T) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value ?? 0])) as {
    readonly [K in keyof T]: number;
  };
