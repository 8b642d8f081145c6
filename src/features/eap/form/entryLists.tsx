import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChosenRowList, useRowOptions } from '#app/form/ChosenRowList';
import { fieldNamed } from '#app/form/derive';
import { FoldedRow } from '#app/form/FoldedRow';
import { useLongFormContext } from '#app/form/formContext';
import { LongFormField, LongFormSublist } from '#app/form/LongFormField';
import { useFormSelector } from '#app/form/useFormSelector';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { Note } from '#ui/layout/Note';
import type { ApproachRow, EapValues, OperationRow } from '../fields/eapShape';
import { eapOptionsQuery } from '../queries';
import { useEapStrings } from './useEapStrings';

/** The number of entries from which their details are folded when a document is opened. */
const foldsFrom = 3;

interface EntryKind {
  readonly list: 'planned_operations' | 'enabling_approaches';
  /** The field that is chosen once. */
  readonly chosen: 'sector' | 'approach';
  readonly codes: 'sector_ap_codes' | 'approach_ap_codes';
  /** Fields that stay in view when the entry is folded. */
  readonly figures: readonly string[];
}

const operations: EntryKind = {
  list: 'planned_operations',
  chosen: 'sector',
  codes: 'sector_ap_codes',
  figures: ['people_targeted', 'budget_per_sector'],
};

const approaches: EntryKind = {
  list: 'enabling_approaches',
  chosen: 'approach',
  codes: 'approach_ap_codes',
  figures: ['budget_per_approach'],
};

/** The codes of planning of a sector or approach. @source reference/eap.md, section 2.1 */
function PlanningCodes({ codes: kind, name }: { readonly codes: EntryKind['codes']; readonly name: string }) {
  const t = useEapStrings();
  const key: unknown = useWatch({ name });
  const { data } = useQuery(eapOptionsQuery());
  const codes = data?.[kind][String(key)] ?? [];
  return codes.length > 0 && <Note>{t.apCodes({ codes: codes.join(', ') })}</Note>;
}

/** Whether the lead time has a unit, which early actions then have too. */
const useHasLeadUnit = () =>
  useFormSelector(
    ({ seap_lead_timeframe_unit, lead_timeframe_unit }: EapValues) =>
      (seap_lead_timeframe_unit ?? lead_timeframe_unit ?? null) !== null,
  );

function Activities({ name, hasLeadUnit = false }: { readonly name: string; readonly hasLeadUnit?: boolean }) {
  const t = useEapStrings();
  const { definition } = useLongFormContext();
  const parts = fieldNamed(definition, name)?.rowFields ?? {};
  return (
    <LongFormSublist name={name} rowLabel={t.activity} addLabel={t.addActivity}>
      {(path) => (
        <>
          <LongFormField name={path('activity')} />
          {'time_value' in parts && (
            <FieldsInRow>
              {parts.timeframe?.kind !== 'hidden' && (
                <LongFormField
                  name={path('timeframe')}
                  isDisabled={hasLeadUnit}
                  hint={hasLeadUnit ? t.leadUnitFirst : undefined}
                />
              )}
              <LongFormField name={path('time_value')} />
            </FieldsInRow>
          )}
          {'activation_one' in parts && (
            <FieldsInRow>
              <LongFormField name={path('activation_one')} />
              <LongFormField name={path('activation_two')} />
            </FieldsInRow>
          )}
        </>
      )}
    </LongFormSublist>
  );
}

type Entry = OperationRow | ApproachRow | undefined;

/** How many indicators and activities an entry has. */
const heldBy = (entry: Entry) => ({
  indicators: entry?.indicators?.length ?? 0,
  activities:
    (entry?.readiness_activities?.length ?? 0) +
    (entry?.prepositioning_activities?.length ?? 0) +
    (entry?.early_action_activities?.length ?? 0),
});

interface EntryDetailsProps {
  readonly kind: EntryKind;
  readonly index: number;
  readonly name: string;
  readonly path: (name: string) => string;
}

/** The indicators and activities of a sector or an approach, folded in a long list; those of an empty entry are open. */
function EntryDetails({ kind: { list, figures }, index, name, path }: EntryDetailsProps) {
  const t = useEapStrings();
  const { getValues } = useFormContext<EapValues>();
  const hasLeadUnit = useHasLeadUnit();
  const held = useFormSelector((values: EapValues) => heldBy(values[list]?.[index]));
  const isFolded = () => {
    const entries = getValues(list) ?? [];
    const { indicators, activities } = heldBy(entries[index]);
    return entries.length >= foldsFrom && indicators + activities > 0;
  };
  return (
    <FoldedRow
      path={`${list}.${index}`}
      name={name}
      visible={figures}
      isFolded={isFolded}
      summary={t.detailsHeld(held)}
      texts={{
        fold: t.foldDetails,
        unfold: t.unfoldDetails,
        foldNamed: t.foldDetailsOf,
        unfoldNamed: t.unfoldDetailsOf,
      }}
    >
      <LongFormSublist name={path('indicators')} rowLabel={t.indicator_title} addLabel={t.addIndicator}>
        {(indicator) => (
          <FieldsInRow>
            <LongFormField name={indicator('title')} />
            <LongFormField name={indicator('target')} />
          </FieldsInRow>
        )}
      </LongFormSublist>
      <Activities name={path('readiness_activities')} />
      <Activities name={path('prepositioning_activities')} />
      <Activities name={path('early_action_activities')} hasLeadUnit={hasLeadUnit} />
    </FoldedRow>
  );
}

interface EntriesProps {
  readonly kind: EntryKind;
  /** What one entry is called. */
  readonly rowLabel: string;
  readonly addLabel: string;
}

/** The sectors or the approaches, each with its figures, indicators and activities. */
function Entries({ kind, rowLabel, addLabel }: EntriesProps) {
  const t = useEapStrings();
  const { list, chosen, codes, figures } = kind;
  const options = useRowOptions(list, chosen);
  const { getValues } = useFormContext<EapValues>();
  const nameOf = (index: number) => {
    const key: unknown = Reflect.get(getValues(list)?.[index] ?? {}, chosen);
    return options.find((option) => option.key === key)?.label ?? '';
  };
  return (
    <ChosenRowList name={list} chosen={chosen} rowLabel={rowLabel} addLabel={addLabel} texts={t}>
      {(path, index) => (
        <>
          <PlanningCodes codes={codes} name={path(chosen)} />
          <FieldsInRow isShort>
            {figures.map((name) => (
              <LongFormField key={name} name={path(name)} />
            ))}
          </FieldsInRow>
          <EntryDetails kind={kind} index={index} name={nameOf(index)} path={path} />
        </>
      )}
    </ChosenRowList>
  );
}

export function Operations() {
  const t = useEapStrings();
  return <Entries kind={operations} rowLabel={t.sector} addLabel={t.addSector} />;
}

export function Approaches() {
  const t = useEapStrings();
  return <Entries kind={approaches} rowLabel={t.approach} addLabel={t.addApproach} />;
}
