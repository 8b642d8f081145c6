import type { ComponentType, ReactNode } from 'react';
import { LongFormField, LongFormList } from '#app/form/LongFormField';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import type { RowList } from '../fields/eapShape';
import { Approaches, Operations } from './entryLists';
import { type EapStrings, useEapStrings } from './useEapStrings';

type BelowList = Pick<PlainListProps, 'below'>;

interface PlainListProps {
  readonly name: string;
  readonly rowLabel: string;
  readonly addLabel: string;
  /** Fields beside each other, in rows. */
  readonly fields: readonly (readonly string[])[];
  /** Shown below the list. */
  readonly below?: ReactNode;
}

/** A list whose rows have a few short fields. */
function PlainList({ name, rowLabel, addLabel, fields, below }: PlainListProps) {
  return (
    <LongFormList name={name} rowLabel={rowLabel} addLabel={addLabel} below={below}>
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
  function List({ below }: BelowList) {
    const [rowLabel, addLabel] = texts(useEapStrings());
    return <PlainList name={name} rowLabel={rowLabel} addLabel={addLabel} fields={fields} below={below} />;
  };

/** The component of each list but those of sources. */
export const lists: Readonly<Record<RowList, ComponentType<BelowList>>> = {
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
