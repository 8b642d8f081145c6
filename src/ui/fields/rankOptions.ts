export interface SelectOption<Key extends string | number = string | number> {
  readonly key: Key;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
}

/** Folds case and accents: "cote" matches "Côte d'Ivoire". */
const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}\u0640]/gu, '')
    .toLowerCase()
    .trim();

const foldedLabels = new WeakMap<readonly SelectOption[], readonly string[]>();

const foldAll = (options: readonly SelectOption[]) => {
  const known = foldedLabels.get(options);
  if (known) return known;
  const labels = options.map((option) => foldText(option.label));
  foldedLabels.set(options, labels);
  return labels;
};

/**
 * The options whose label contains the text, sorted by its position; ties keep their order.
 *
 * @param options - a stable array, as its folded labels are cached
 */
export function rankOptions<Key extends string | number>(
  options: readonly SelectOption<Key>[],
  search: string,
): readonly SelectOption<Key>[] {
  const folded = foldText(search);
  if (folded === '') return options;
  const labels = foldAll(options);
  const found: { readonly option: SelectOption<Key>; readonly position: number }[] = [];
  for (const [index, option] of options.entries()) {
    const position = labels[index]?.indexOf(folded) ?? -1;
    if (position >= 0) found.push({ option, position });
  }
  return found.sort((a, b) => a.position - b.position).map(({ option }) => option);
}
