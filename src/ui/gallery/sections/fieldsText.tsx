import { DateField } from '../../fields/DateField';
import type { FieldProps } from '../../fields/FieldFrame';
import { NumberField } from '../../fields/NumberField';
import { PasswordField } from '../../fields/PasswordField';
import { TextArea } from '../../fields/TextArea';
import { TextField } from '../../fields/TextField';
import { Held, Specimen } from '../Specimen';

const states: readonly (Omit<FieldProps, 'label'> & { readonly label: string })[] = [
  { label: 'Plain' },
  { label: 'Required, with hint', isRequired: true, hint: 'Country, hazard and year.' },
  { label: 'With error', error: 'Enter zero or more.' },
  { label: 'Read-only', isReadOnly: true },
  { label: 'Disabled', isDisabled: true },
];

export default function Section() {
  return (
    <>
      <Specimen name="Text field" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial="Delta floods 2026">
            {(held) => <TextField {...held} {...state} />}
          </Held>
        ))}
        <Held<string>>{(held) => <TextField {...held} label="Placeholder" placeholder="Title of the report" />}</Held>
      </Specimen>
      <Specimen name="Text area" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial="Heavy rain from 28 September.">
            {(held) => <TextArea {...held} {...state} limit={500} />}
          </Held>
        ))}
        <Held initial="Longer than it may be.">
          {(held) => <TextArea {...held} label="Over the limit" limit={10} />}
        </Held>
      </Specimen>
      <Specimen name="Number field" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial={1250000.5}>
            {(held) => <NumberField {...held} {...state} />}
          </Held>
        ))}
        <Held initial={-20}>{(held) => <NumberField {...held} label="Below its least" min={0} isInteger />}</Held>
      </Specimen>
      <Specimen name="Date field" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial="2026-09-28">
            {(held) => <DateField {...held} {...state} />}
          </Held>
        ))}
        <Held initial="soon">{(held) => <DateField {...held} label="No date" />}</Held>
      </Specimen>
      <Specimen name="Password field" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial="secret">
            {(held) => <PasswordField {...held} {...state} kind="current" />}
          </Held>
        ))}
        <Held<string>>{(held) => <PasswordField {...held} kind="new" label="New password" />}</Held>
        <Held initial="delta-river7">{(held) => <PasswordField {...held} kind="new" label="Weak password" />}</Held>
        <Held initial="Monsoon-7-River">
          {(held) => <PasswordField {...held} kind="new" label="Strong password" />}
        </Held>
      </Specimen>
    </>
  );
}
