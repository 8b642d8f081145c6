export interface Named {
  readonly id: number;
  readonly name: string | null;
}

/** A named record as an option. In a file without the form kit, because filters of lists use it too. */
export const namedOption = ({ id, name }: Named) => ({ key: id, label: name?.trim() || String(id) });
