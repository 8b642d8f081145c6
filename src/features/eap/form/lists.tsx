import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { ChosenRowList } from '#app/form/ChosenRowList';
import { fieldNamed } from '#app/form/derive';
import { useLongFormContext } from '#app/form/formContext';
import { LongFormField, LongFormList, LongFormSublist } from '#app/form/LongFormField';
import { useFormSelector } from '#app/form/useFormSelector';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { Note } from '#ui/layout/Note';
import type { EapValues, RowList } from '../fields/eapShape';
import { eapOptionsQuery } from '../queries';
import { type EapStrings, useEapStrings } from './useEapStrings';

interface PlainListProps {
  readonly name: string;
  readonly rowLabel: string;
  readonly addLabel: string;
  /** Fields beside each other, in rows. */
  readonly fields: readonly (readonly string[])[];
}

/** A list whose rows have a few short fields. */
function PlainList({ name, rowLabel, addLabel, fields }: PlainListProps) {
  return (
    <LongFormList name={name} rowLabel={rowLabel} addLabel={addLabel}>
      {(path) =>
        fields.map((names) =>
          names.length === 1 ? (
            <LongFormField key={names[0]} name={path(names[0] ?? '')} rows={3} />
          ) : (
            <FieldsInRow key={names[0]}>
              {names.map((each) => (
                <LongFormField key={each} name={path(each)} />
              ))}
            </FieldsInRow>
          ),
        )
      }
    </LongFormList>
  );
}

export function Sources({ name }: { readonly name: string }) {
  const t = useEapStrings();
  return <PlainList name={name} rowLabel={t.source} addLabel={t.addSource} fields={[['source_name', 'source_link']]} />;
}

const plainList = (
  name: RowList,
  texts: (t: EapStrings) => readonly [string, string],
  fields: PlainListProps['fields'],
) =>
  function List() {
    const [rowLabel, addLabel] = texts(useEapStrings());
    return <PlainList name={name} rowLabel={rowLabel} addLabel={addLabel} fields={fields} />;
  };

/** The codes of planning of a sector or approach. @source reference/eap.md, section 2.1 */
function PlanningCodes({
  kind,
  name,
}: {
  readonly kind: 'sector_ap_codes' | 'approach_ap_codes';
  readonly name: string;
}) {
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

/** The indicators and activities of a sector or an approach. */
function EntryDetails({ path }: { readonly path: (name: string) => string }) {
  const t = useEapStrings();
  const hasLeadUnit = useHasLeadUnit();
  return (
    <>
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
    </>
  );
}

function Operations() {
  const t = useEapStrings();
  return (
    <ChosenRowList name="planned_operations" chosen="sector" rowLabel={t.sector} addLabel={t.addSector} texts={t}>
      {(path) => (
        <>
          <PlanningCodes kind="sector_ap_codes" name={path('sector')} />
          <FieldsInRow isShort>
            <LongFormField name={path('people_targeted')} />
            <LongFormField name={path('budget_per_sector')} />
          </FieldsInRow>
          <EntryDetails path={path} />
        </>
      )}
    </ChosenRowList>
  );
}

function Approaches() {
  const t = useEapStrings();
  return (
    <ChosenRowList
      name="enabling_approaches"
      chosen="approach"
      rowLabel={t.approach}
      addLabel={t.addApproach}
      texts={t}
    >
      {(path) => (
        <>
          <PlanningCodes kind="approach_ap_codes" name={path('approach')} />
          <FieldsInRow isShort>
            <LongFormField name={path('budget_per_approach')} />
          </FieldsInRow>
          <EntryDetails path={path} />
        </>
      )}
    </ChosenRowList>
  );
}

/** The component of each list but those of sources. */
export const lists: Readonly<Record<RowList, ComponentType>> = {
  partner_contacts: plainList('partner_contacts', (t) => [t.partnerContact, t.addContact], [
    ['name', 'title'],
    ['email', 'phone_number'],
  ]),
  districts: plainList('districts', (t) => [t.province, t.addProvince], [['district'], ['description']]),
  early_actions: plainList('early_actions', (t) => [t.action, t.addAction], [['action']]),
  potential_risks: plainList('potential_risks', (t) => [t.risk, t.addRisk], [['risk']]),
  prioritized_impacts: plainList('prioritized_impacts', (t) => [t.impact, t.addImpact], [['impact']]),
  key_actors: plainList('key_actors', (t) => [t.partner, t.addActor], [['partner'], ['description']]),
  planned_operations: Operations,
  enabling_approaches: Approaches,
};
