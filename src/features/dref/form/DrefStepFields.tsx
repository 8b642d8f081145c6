import { type ComponentType, Fragment, memo } from 'react';
import { captionInGroup } from '#app/form/captionInGroup';
import { applies, fieldNamed, stepOf } from '#app/form/derive';
import { useLongFormContext } from '#app/form/formContext';
import { LongFormField, LongFormRow } from '#app/form/LongFormField';
import { LongFormSection } from '#app/form/LongFormSection';
import { RowsToFollow } from '#app/form/RowsToFollow';
import { StepHeading } from '#app/form/StepHeading';
import { limitRows, useShownRows } from '#app/form/shownRows';
import { useFormSelector } from '#app/form/useFormSelector';
import type { DrefStep } from '#domain/dref/drefSteps';
import { drefType } from '#domain/dref/drefTypes';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import type { DrefFieldName, DrefValues } from '../fields/drefShape';
import { type LayoutSection, stepLayout } from '../fields/fieldTable';
import { lists } from './lists';
import { besideField } from './rowNotes';
import { TypeRow } from './TypeRow';
import { useDrefStrings } from './useDrefStrings';

/** Fields that have a component of their own. */
const ownRows: Partial<Readonly<Record<DrefFieldName, ComponentType>>> = {
  type_of_dref: TypeRow,
  type_of_onset: OnsetRow,
  district: DistrictRow,
  ...lists,
};

interface DrefStepFieldsProps {
  readonly step: DrefStep;
  /** Components of single fields that replace the default ones in this form. */
  readonly rows?: Partial<Readonly<Record<DrefFieldName, ComponentType>>>;
}

const noRows = {};

/** The fields of a tab that apply in the form around it. Renders again only when the set of these fields changes. */
export const DrefStepFields = memo(function DrefStepFields({ step, rows = noRows }: DrefStepFieldsProps) {
  const t = useDrefStrings();
  const { definition } = useLongFormContext();
  const shown = useFormSelector((values) =>
    stepLayout[step].map(({ names }) =>
      names.filter((name) => {
        const field = fieldNamed(definition, name);
        return field && applies(field, values) && stepOf(definition, name, values) === step;
      }),
    ),
  );
  const count = useShownRows();
  const names = limitRows(shown, count);
  const isReport = definition.key === 'dref-final-report';
  const sections = stepLayout[step].map(({ reportTitle, isOnlyInReport, ...section }, index) => ({
    ...section,
    title: (isReport && reportTitle) || section.title,
    names: isOnlyInReport && !isReport ? [] : (names[index] ?? []),
  }));
  return (
    <>
      {sections
        .filter(({ names }) => names.length > 0)
        .map((section) =>
          section.isGrid ? (
            <Grid key={section.names[0]} section={section} />
          ) : (
            <Fragment key={section.names[0]}>
              {section.title !== step && <StepHeading>{t[section.title]}</StepHeading>}
              {section.names.map((name) => (
                <FieldRow key={name} name={name} own={rows[name] ?? ownRows[name]} />
              ))}
            </Fragment>
          ),
        )}
      <RowsToFollow count={count} />
    </>
  );
});

interface FieldRowProps {
  readonly name: DrefFieldName;
  /** The component of the field, when it has one of its own. */
  readonly own: ComponentType | undefined;
}

/** One field. Memoised, so that the others are not rendered again when one comes or goes. */
const FieldRow = memo(function FieldRow({ name, own: Own }: FieldRowProps) {
  return Own ? <Own /> : <PlainRow name={name} />;
});

function PlainRow({ name }: { readonly name: DrefFieldName }) {
  const { definition } = useLongFormContext();
  const Beside = besideField[name];
  return (
    <LongFormRow name={name} isClearable={fieldNamed(definition, name)?.kind === 'yesNo'} rows={5}>
      {Beside && <Beside />}
    </LongFormRow>
  );
}

/** The onset, which is read-only for imminent operations. */
function OnsetRow() {
  const isFixed = useFormSelector(({ type_of_dref }: DrefValues) => type_of_dref === drefType.imminent);
  return <LongFormRow name="type_of_onset" isReadOnly={isFixed} />;
}

/** The regions, which depend on the chosen country. */
function DistrictRow() {
  const t = useDrefStrings();
  const hasCountry = useFormSelector(({ country }: DrefValues) => country !== null);
  return <LongFormRow name="district" isDisabled={!hasCountry} placeholder={hasCountry ? undefined : t.countryFirst} />;
}

/** A section of numbers and short texts side by side. */
function Grid({ section }: { readonly section: LayoutSection }) {
  const t = useDrefStrings();
  const { definition } = useLongFormContext();
  const labels = useFormSelector((values) =>
    section.names.map((name) => fieldNamed(definition, name)?.label(t, values)),
  );
  return (
    <LongFormSection title={t[section.title]} description={section.text && t[section.text]}>
      <FieldsInRow>
        {section.names.map((name, index) => (
          <LongFormField key={name} name={name} caption={captionInGroup(labels[index] ?? name)} />
        ))}
      </FieldsInRow>
    </LongFormSection>
  );
}
