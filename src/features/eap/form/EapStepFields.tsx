import { Fragment, memo } from 'react';
import { captionInGroup } from '#app/form/captionInGroup';
import { applies, fieldNamed } from '#app/form/derive';
import { useIsReadOnly, useLongFormContext } from '#app/form/formContext';
import { LongFormField, LongFormRow } from '#app/form/LongFormField';
import { LongFormSection } from '#app/form/LongFormSection';
import { RowsToFollow } from '#app/form/RowsToFollow';
import { StepHeading } from '#app/form/StepHeading';
import { limitRows, useShownRows } from '#app/form/shownRows';
import { useFormSelector } from '#app/form/useFormSelector';
import { wordLimits } from '#domain/eap/wordLimits';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import type { LayoutSection } from '../fields/layout';
import { AreasRow, ProvincesRow } from './AreasRow';
import { besideField } from './besideField';
import { useEapKind } from './EapKindContext';
import { lists, Sources } from './lists';
import { useEapStrings } from './useEapStrings';
import { WordCount } from './WordCount';

interface EapStepFieldsProps {
  readonly sections: readonly LayoutSection[];
  /** The title of the tab: a section of the same name has no heading. */
  readonly title: string;
  /** Fields that this version does not have. */
  readonly hidden: ReadonlySet<string>;
}

/** The fields of a tab that apply in the form around it. Renders again only when the set of these fields changes. */
export const EapStepFields = memo(function EapStepFields({ sections, title, hidden }: EapStepFieldsProps) {
  const t = useEapStrings();
  const { definition } = useLongFormContext();
  const shown = useFormSelector((values) =>
    sections.map(({ names }) =>
      names.filter((name) => {
        const field = fieldNamed(definition, name);
        return field && !hidden.has(name) && applies(field, values);
      }),
    ),
  );
  const count = useShownRows();
  const names = limitRows(shown, count);
  return (
    <>
      {sections
        .map((section, index) => ({ ...section, names: names[index] ?? [] }))
        .filter((section) => section.names.length > 0)
        .map((section) =>
          section.isGrid ? (
            <Grid key={section.title} section={section} />
          ) : (
            <Fragment key={section.title}>
              {section.names.length > 1 && t[section.title] !== title && <StepHeading>{t[section.title]}</StepHeading>}
              {section.names.map((name) => (
                <EapRow key={name} name={name} />
              ))}
            </Fragment>
          ),
        )}
      <RowsToFollow count={count} />
    </>
  );
});

const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

/** One field. Memoised, so that the others are not rendered again when one comes or goes. */
const EapRow = memo(function EapRow({ name }: { readonly name: string }) {
  const { definition } = useLongFormContext();
  const isReadOnly = useIsReadOnly();
  const kind = useEapKind();
  if (name === 'admin2') return <AreasRow />;
  if (name === 'districts') return <ProvincesRow />;
  if (isList(name)) {
    const List = lists[name];
    return <List />;
  }
  if (name.endsWith('_source_of_information')) return <Sources name={name} />;
  const limit = wordLimits[kind][name];
  const Beside = besideField[name];
  return (
    <LongFormRow name={name} rows={5} isClearable={fieldNamed(definition, name)?.kind === 'yesNo'}>
      {limit !== undefined && !isReadOnly && <WordCount name={name} limit={limit} />}
      {Beside && !isReadOnly && <Beside />}
    </LongFormRow>
  );
});

/** Numbers, or the parts of a contact, side by side. */
function Grid({ section }: { readonly section: LayoutSection }) {
  const t = useEapStrings();
  const { definition } = useLongFormContext();
  const isReadOnly = useIsReadOnly();
  const fields = useFormSelector((values) =>
    section.names.map((name) => {
      const field = fieldNamed(definition, name);
      return { name, label: field?.label(t, values) ?? name, hint: field?.hint?.(t, values) };
    }),
  );
  return (
    <LongFormSection title={t[section.title]} description={section.text && t[section.text]}>
      <FieldsInRow>
        {fields.map(({ name, label, hint }) => (
          // how to answer is of no use to those who read
          <LongFormField key={name} name={name} caption={captionInGroup(label)} hint={isReadOnly ? undefined : hint} />
        ))}
      </FieldsInRow>
    </LongFormSection>
  );
}
