import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { Loaded } from './Loaded';
import { type ReferenceList, type ReferenceName, useReference } from './referenceData';

interface ReferenceTextProps<N extends ReferenceName> {
  readonly name: N;
  /** The key to look up; without one a dash is shown. */
  readonly value: string | number | null | undefined;
  /** Its text in the list. */
  readonly textIn: (list: ReferenceList<N>) => string | null | undefined;
}

/** A text from a reference list. If the list failed to load, an error with a retry is shown instead of a missing value. */
export function ReferenceText<N extends ReferenceName>({ name, value, textIn }: ReferenceTextProps<N>) {
  const list = useReference(name);
  if (value === null || value === undefined) return <TextOutput value={null} />;
  return (
    <Loaded query={list} skeleton={<Skeleton kind="text" lines={1} />} isCompact>
      {(loaded) => <TextOutput value={textIn(loaded)} />}
    </Loaded>
  );
}
