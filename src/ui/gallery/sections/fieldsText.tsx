import { DateField } from '../../fields/DateField';
import type { FieldProps } from '../../fields/FieldFrame';
import { NumberField } from '../../fields/NumberField';
import { PasswordField } from '../../fields/PasswordField';
import { TextArea } from '../../fields/TextArea';
import { TextField } from '../../fields/TextField';
import { Controlled, Specimen } from '../Specimen';

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
          <Controlled key={state.label} initial="Delta floods 2026">
            {(fieldProps) => <TextField {...fieldProps} {...state} />}
          </Controlled>
        ))}
        <Controlled<string>>
          {(fieldProps) => <TextField {...fieldProps} label="Placeholder" placeholder="Title of the report" />}
        </Controlled>
      </Specimen>
      <Specimen name="Text area" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial="Heavy rain from 28 September.">
            {(fieldProps) => <TextArea {...fieldProps} {...state} limit={500} />}
          </Controlled>
        ))}
        <Controlled initial="Longer than it may be.">
          {(fieldProps) => <TextArea {...fieldProps} label="Over the limit" limit={10} />}
        </Controlled>
      </Specimen>
      <Specimen name="Number field" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial={1250000.5}>
            {(fieldProps) => <NumberField {...fieldProps} {...state} />}
          </Controlled>
        ))}
        <Controlled initial={-20}>
          {(fieldProps) => <NumberField {...fieldProps} label="Below its least" min={0} isInteger />}
        </Controlled>
      </Specimen>
      <Specimen name="Date field" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial="2026-09-28">
            {(fieldProps) => <DateField {...fieldProps} {...state} />}
          </Controlled>
        ))}
        <Controlled initial="soon">{(fieldProps) => <DateField {...fieldProps} label="No date" />}</Controlled>
      </Specimen>
      <Specimen name="Password field" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial="secret">
            {(fieldProps) => <PasswordField {...fieldProps} {...state} kind="current" />}
          </Controlled>
        ))}
        <Controlled<string>>
          {(fieldProps) => <PasswordField {...fieldProps} kind="new" label="New password" />}
        </Controlled>
        <Controlled initial="delta-river7">
          {(fieldProps) => <PasswordField {...fieldProps} kind="new" label="Weak password" />}
        </Controlled>
        <Controlled initial="Monsoon-7-River">
          {(fieldProps) => <PasswordField {...fieldProps} kind="new" label="Strong password" />}
        </Controlled>
      </Specimen>
    </>
  );
}
