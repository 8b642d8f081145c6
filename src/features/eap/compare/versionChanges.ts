import type { AnyFormDefinition, FormValues } from '#app/form/definition';
import { applies, fieldEntries } from '#app/form/derive';
import { differencesBetween, isSame } from '#ui/drafts/differences';
import type { UploadedFile } from '#ui/fields/uploads';

/** An answer that differs between two versions, or a row or file that only one of them has. */
export interface VersionChange {
  /** The field of the form. */
  readonly name: string;
  /** Dotted, a row by its key. */
  readonly path: string;
  /** The path in the form of the version that has the row, a row by its index. */
  readonly field: string;
  readonly before: unknown;
  readonly now: unknown;
}

/** A text without spaces around it, with line ends of one kind. */
const spaced = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value);

const contentsOf = (files: unknown) =>
  (Array.isArray(files) ? (files as readonly UploadedFile[]) : []).map(({ id, caption }) => [
    id,
    caption?.trim() ?? '',
  ]);

/**
 * What a version says otherwise than an earlier one, in the order of the form, removed rows and files included.
 *
 * @param before - of the earlier version, its rows under the keys of those that continue them
 */
export function versionChanges(
  definition: AnyFormDefinition,
  before: FormValues,
  now: FormValues,
): readonly VersionChange[] {
  return fieldEntries(definition).flatMap(([name, field]) => {
    if (!(applies(field, now) || applies(field, before))) return [];
    const [was, is] = [spaced(before[name]), spaced(now[name])];
    if (field.kind === 'files') {
      return isSame(contentsOf(was), contentsOf(is)) ? [] : [{ name, path: name, field: name, before: was, now: is }];
    }
    if (field.kind === 'multiSelect' && Array.isArray(was) && Array.isArray(is)) {
      return isSame(was.toSorted(), is.toSorted()) ? [] : [{ name, path: name, field: name, before: was, now: is }];
    }
    return differencesBetween({ [name]: is }, { [name]: was }).map((difference) => ({
      name,
      path: difference.path,
      field: difference.field,
      before: difference.after,
      now: difference.before,
    }));
  });
}
