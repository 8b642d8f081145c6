import { joinTexts } from '#domain/format/joinTexts';
import { ChangedText } from '#ui/display/ChangedText';
import { PrintAnswer } from '#ui/print/PrintAnswer';
import type { PlainKey } from '../form/useEapStrings';
import { useEapStrings } from '../form/useEapStrings';
import type { PrintedValues } from './PrintedFields';

interface PrintedContactProps extends PrintedValues {
  /** The string of the role. */
  readonly title: PlainKey;
  /** The fields of name, title, e-mail and phone number. */
  readonly names: readonly string[];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

/** A contact in one line, its empty parts left out; nothing for a role without one. @source reference/eap.md, section 1.6 */
export function PrintedContact({ title, names, values, before }: PrintedContactProps) {
  const t = useEapStrings();
  const lineOf = (from: PrintedValues['values']) =>
    joinTexts(
      names.map((name) => asText(from[name])),
      ', ',
    );
  const now = lineOf(values);
  const was = before && lineOf(before);
  if (now === '' && !was) return null;
  return (
    <PrintAnswer label={t[title]}>
      {was === undefined ? <bdi>{now}</bdi> : <ChangedText before={was} now={now} />}
    </PrintAnswer>
  );
}
