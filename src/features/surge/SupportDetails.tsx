import { uniqueTexts } from '#domain/surge/deployments';
import { CollapsedList } from '#ui/display/CollapsedList';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { surgePageStrings } from './strings';

export interface SupportDetailsProps {
  /** What is counted: people or units. */
  readonly label: string;
  readonly count: number;
  readonly kinds: readonly (string | null)[];
  readonly organisations: readonly (string | null)[];
}

const initialCount = 3;

/** How many people or units are deployed, of which kinds, and by whom. */
export function SupportDetails({ label, count, kinds, organisations }: SupportDetailsProps) {
  const t = useStrings(surgePageStrings);
  const list = (texts: readonly (string | null)[]) => (
    <CollapsedList items={uniqueTexts(texts)} itemKey={(text) => text} visible={initialCount}>
      {(text) => text}
    </CollapsedList>
  );
  return (
    <DescriptionGrid
      look="rows"
      items={[
        { id: 'count', label, value: <TextOutput kind="number" value={count} /> },
        { id: 'kinds', label: t.kinds, value: list(kinds) },
        { id: 'organisations', label: t.organisations, value: list(organisations) },
      ]}
    />
  );
}
