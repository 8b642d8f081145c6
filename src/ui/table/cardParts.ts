/** What a column is to its row: on phones a row is a card of these parts. A `line` is a fact over the whole width, for long texts. */
export type ColumnPart = 'name' | 'status' | 'fact' | 'line' | 'date';

/** A column without a part is shown when the card is expanded. */
export type CardPart = ColumnPart | 'rest';

/** What the cards of a table need of a column. */
export interface CardColumn {
  readonly id: string;
  /** What the column is to its row; by default derived from its kind and place, see `cardParts`. */
  readonly part?: ColumnPart;
  /** Set by the functions that make columns. */
  readonly kind?: 'link' | 'date';
  /** On phones its value says what it is, and stands without the header until the card is open; by default derived from the id. */
  readonly isKnownByValue?: boolean;
  /** Aligned at the end of the cell with tabular digits. */
  readonly isNumeric?: boolean;
}

const factCount = 2;
const nameIds = ['name', 'title'];
const knownIds = ['country', 'countries', 'society', 'disaster', 'hazard'];

/** Whether a value says what it is without the header of its column, as a country or a type of disaster does. */
export const isKnownByValue = ({ id, isKnownByValue: declared }: CardColumn) => declared ?? knownIds.includes(id);

/**
 * The part of each column in a card: its own `part`, or one derived from its id, kind and place.
 *
 * The name is the column `name` or `title`, else the first link, else the first column that is no date. The column `status` is the
 * status, the first date the date, and the first two of the others are facts.
 *
 * @returns one part for each column; exactly one is the name, at most one the date
 */
export function cardParts(columns: readonly CardColumn[]): readonly CardPart[] {
  const free = columns.filter(({ part, id }) => part === undefined && id !== 'status');
  const declared = (part: ColumnPart) => columns.find((column) => column.part === part);
  const name =
    declared('name') ??
    free.find(({ id }) => nameIds.includes(id)) ??
    free.find(({ kind }) => kind === 'link') ??
    free.find(({ kind }) => kind !== 'date') ??
    columns[0];
  const date = declared('date') ?? free.find((column) => column.kind === 'date' && column !== name);
  const others = free.filter((column) => column !== name && column !== date && column.kind !== 'date');
  const declaredFacts = columns.filter(({ part }) => part === 'fact').slice(0, factCount);
  const facts = [...declaredFacts, ...others.slice(0, factCount - declaredFacts.length)];
  return columns.map((column) => {
    if (column === name) return 'name';
    if (column === date) return 'date';
    const part = column.part ?? column.id;
    if (part === 'status' || part === 'line') return part;
    return facts.includes(column) ? 'fact' : 'rest';
  });
}

const maxFigures = 4;

/** Whether the rows of a table are cards on phones. A small table of figures stays a table, which is read across and down. */
export function hasCards(columns: readonly CardColumn[]): boolean {
  return columns.length > maxFigures || columns.slice(1).some(({ isNumeric }) => !isNumeric);
}
