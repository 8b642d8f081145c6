import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { Loaded } from './Loaded';
import { type ReferenceList, type ReferenceName, useReference } from './referenceData';

interface ReferenceTextProps<N extends ReferenceName> {
  readonly name: N;
  /** What is looked up; without it there is a dash. */
  readonly value: string | number | null | undefined;
  /** Its text in the list. */
  readonly textIn: (list: ReferenceList<N>) => string | null | undefined;
}

/** A text that stands in a reference list. A list that failed to load is shown as an error with a retry, not as a missing value. */
export function ReferenceText<N extends ReferenceName>({ name, value, textIn }: ReferenceTextProps<N>) {
  const list = useReference(name);
  if (value === null || value === undefined) return <TextOutput value={null} />;
  return (
    <Loaded query={list} skeleton={<Skeleton kind="text" lines={1} />} isCompact>
      {(loaded) => <TextOutput value={textIn(loaded)} />}
    </Loaded>
  );
}
