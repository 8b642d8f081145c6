import { get } from 'react-hook-form';
import { fieldNamed, labelOf } from '#app/form/derive';
import { useReference } from '#app/request/referenceData';
import { labelled } from '#domain/format/labelled';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useDrefStrings } from '../form/useDrefStrings';
import type { ComparedStage, StageChange } from './stageChanges';
import { drefCompareStrings } from './strings';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns a function that names a row by its title; undefined for a row without one. */
function useRowTitle() {
  const { data } = useReference('globalEnums');
  const titles: Readonly<Record<string, readonly { readonly key: unknown; readonly value: string }[] | undefined>> = {
    national_society_actions: data?.dref_national_society_action_title,
    needs_identified: data?.dref_identified_need_title,
    planned_interventions: data?.dref_planned_intervention_title,
    proposed_action: data?.dref_proposed_action,
  };
  return (list: string, row: unknown): string | undefined => {
    if (!isObject(row)) return undefined;
    const key: unknown = Reflect.get(row, 'title') ?? Reflect.get(row, 'proposed_type');
    return titles[list]?.find((each) => each.key === key)?.value;
  };
}

/** Returns a function that names what changed: the field, in a list after the title of its row. */
export function useChangeLabel() {
  const t = useStrings(drefCompareStrings);
  const formStrings = useDrefStrings();
  const { language } = useLanguage();
  const titleOf = useRowTitle();
  return ({ field, name, before, now }: StageChange, { definition, values }: ComparedStage): string => {
    const label = fieldNamed(definition, name)?.label(formStrings, values) ?? name;
    const [, index, ...rest] = field.split('.');
    if (index === undefined || fieldNamed(definition, name)?.kind !== 'rows') return label;
    const isRow = rest.length === 0;
    const around: unknown = isRow ? (now ?? before) : get(values, `${name}.${index}`);
    const numbered = `${label} ${Number(index) + 1}`;
    const title = titleOf(name, around);
    const row = title === undefined ? numbered : t.row({ list: label, row: title });
    if (isRow) return row;
    const part = (labelOf(definition, field, formStrings, values, language) ?? '').slice(
      labelled(language, numbered, '').length,
    );
    return t.partOfRow({ row, field: part });
  };
}
