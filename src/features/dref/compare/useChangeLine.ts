import type { Option } from '#app/form/definition';
import { fieldNamed } from '#app/form/derive';
import { useFieldOptions } from '#app/form/formContext';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { formatNumber } from '#domain/format/numbers';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { applicationForm } from '../application/applicationForm';
import { useDrefStrings } from '../form/useDrefStrings';
import type { ComparedStage, StageChange } from './stageChanges';
import { drefCompareStrings } from './strings';
import { useChangeLabel } from './useChangeLabel';

/** Texts up to this length stand in a line of the summary; of longer ones it says that they changed. */
const shortText = 80;

/** The names of what can be chosen: the same in every stage. */
function useOptionNames(values: object): Readonly<Record<string, readonly Option[] | undefined>> {
  const { fields } = applicationForm;
  return {
    district: useFieldOptions(fields.district, values).options,
    country: useFieldOptions(fields.country, values).options,
    national_society: useFieldOptions(fields.national_society, values).options,
    disaster_type: useFieldOptions(fields.disaster_type, values).options,
    disaster_category: useFieldOptions(fields.disaster_category, values).options,
    type_of_dref: useFieldOptions(fields.type_of_dref, values).options,
    type_of_onset: useFieldOptions(fields.type_of_onset, values).options,
  };
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns a function that says a change in one line of plain text. */
export function useChangeLine(values: object) {
  const t = useStrings(drefCompareStrings);
  const formStrings = useDrefStrings();
  const { language } = useLanguage();
  const labelOf = useChangeLabel();
  const names = useOptionNames(values);

  /** A value in words; null for one that is too long for a line or whose name is unknown. */
  const words = (name: string, kind: string | undefined, value: unknown): string | null => {
    if (isBlank(value)) return '';
    if (Object.hasOwn(names, name)) {
      const chosen = [value].flat().map((key) => names[name]?.find((option) => option.key === key)?.label);
      const known = chosen.filter((label) => label !== undefined);
      // a text that is stored says no number of an option whose name is not there
      return known.length === chosen.length ? formatList(known, language) : null;
    }
    if (kind === 'yesNo') return value === true ? formStrings.yes : formStrings.no;
    if (kind === 'date') return formatDate(String(value), language) ?? String(value);
    if (typeof value === 'number') return formatNumber(value, language) ?? null;
    const isShort = typeof value === 'string' && value.length <= shortText && !value.includes('\n');
    return isShort ? t.quoted({ text: value }) : null;
  };

  return (change: StageChange, current: ComparedStage): string => {
    const { definition } = current;
    const { name, field: path, before, now } = change;
    const field = labelOf(change, current);
    const { kind } = fieldNamed(definition, path) ?? {};
    if (kind === undefined) return now === undefined ? t.lineRemoved({ field }) : t.lineAdded({ field });
    const [old, is] = [words(name, kind, before), words(name, kind, now)];
    if (old === null || is === null) return t.lineText({ field });
    if (old === '') return t.lineNew({ field, now: is });
    return is === '' ? t.lineGone({ field, before: old }) : t.lineChanged({ field, now: is, before: old });
  };
}
