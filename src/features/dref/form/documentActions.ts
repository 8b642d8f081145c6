import { writtenContent } from '#app/form/writtenContent';
import type { DrefStatus, DrefType, OriginalLanguage } from '#contract/enums';
import type { UserName } from '#contract/user';
import { accountName } from '#domain/account/displayName';
import { drefType } from '#domain/dref/drefTypes';
import type { Language } from '#domain/language/language';
import { originalLanguage } from '#domain/language/originalLanguage';

/** The parts of a stored document of any stage that saves depend on. */
export interface StoredDref {
  readonly id: number;
  readonly status: DrefStatus;
  readonly type_of_dref: DrefType | null;
  readonly modified_at: string;
  readonly modified_by_details: UserName | null;
  readonly translation_module_original_language: OriginalLanguage;
}

/**
 * The version of a stored document. The server does not advance `modified_at` of assessments, so their content serves as version.
 *
 * @source reference/dref.md, section 4.4
 */
export const versionOf = (stored: StoredDref): string =>
  stored.type_of_dref === drefType.assessment ? writtenContent(stored) : stored.modified_at;

/** Who saved a document last. @source reference/dref.md, section 2.2 */
export const savedBy = ({ modified_by_details: person }: StoredDref): string | null => person && accountName(person);

/** The language in which a document must be edited: the server refuses any other. @source reference/dref.md, section 3.3 */
export const languageOf = ({ translation_module_original_language: language }: StoredDref): Language =>
  originalLanguage(language);
