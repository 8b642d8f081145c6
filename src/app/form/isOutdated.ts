import { draftTarget } from './draftTarget';
import { draftVersions } from './draftVersions';

/** What is stored of a document on the device, as a draft or in the outbox. */
interface StoredValues {
  readonly documentKey: string;
  readonly version: number;
}

/** Whether values were written with another version of their form, so that the form cannot be filled from them. */
export function isOutdated({ documentKey, version }: StoredValues): boolean {
  const target = draftTarget({ documentKey, writerId: '' });
  return target !== null && version !== draftVersions[target.kind];
}
