import { formatList } from '#domain/format/formatList';
import { formatNumber } from '#domain/format/numbers';
import type { Strings } from '#domain/language/strings';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { RichContent } from '#ui/content/RichContent';
import { Dash } from '#ui/display/Dash';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { StoredPicture } from '#ui/display/StoredPicture';
import { displayStrings } from '#ui/displayStrings';
import type { UploadedFile } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import type { AnyField, Option, OptionKey } from './definition';
import { DateText } from './FieldValue';
import { rulesOfKind } from './fieldKinds';
import { optionName } from './optionName';

interface FieldAnswerProps {
  readonly field: AnyField;
  readonly value: unknown;
  /** The options of the field; undefined until loaded. */
  readonly options: readonly Option[] | undefined;
}

/** The answer to a field as a document shows it: options by their names, files as links, yes and no in words, a dash for nothing. */
export function FieldAnswer({ field, value, options }: FieldAnswerProps) {
  const { kind } = field;
  const { language } = useLanguage();
  const t = useStrings(displayStrings);
  if (kind === 'checkbox') return value === true ? t.yes : t.no;
  if (rulesOfKind(kind).isBlank(value)) return <Dash />;
  if (kind === 'files') return <FileLinks files={value as readonly UploadedFile[]} />;
  if (kind === 'richText') return <RichContent html={String(value)} />;
  if (kind === 'url') return <ExternalLink href={String(value)}>{String(value)}</ExternalLink>;
  if (kind === 'date' || kind === 'utcDate') return <DateText value={String(value)} />;
  if (kind === 'year') return String(value);
  if (field.options || field.choices || kind === 'yesNo') return <Chosen value={value} options={options} t={t} />;
  return typeof value === 'number' ? formatNumber(value, language) : <FreeText value={String(value)} />;
}

interface ChosenProps extends Pick<FieldAnswerProps, 'value' | 'options'> {
  readonly t: Strings<(typeof displayStrings)['templates']>;
}

function Chosen({ value, options, t }: ChosenProps) {
  const { language } = useLanguage();
  if (!options) return t.fetching;
  const keys = [value].flat() as readonly OptionKey[];
  const names = keys.map((key) => optionName(options, key, t.notAvailable));
  // a list has the direction of the page, each name its own
  return names.length === 1 ? <FreeText value={names[0] ?? ''} /> : formatList(names, language);
}

function FileLinks({ files }: { readonly files: readonly UploadedFile[] }) {
  return (
    <List items={files} itemKey={({ id }) => id}>
      {({ name, href, caption }) => (
        <>
          <StoredPicture name={name} href={href} caption={caption} size="m" />
          <ExternalLink href={href}>{name}</ExternalLink>
          {caption && (
            <Note>
              <FreeText value={caption} />
            </Note>
          )}
        </>
      )}
    </List>
  );
}
