import { CheckboxField } from '../../fields/CheckboxField';
import { ChecklistField } from '../../fields/ChecklistField';
import { CountriesField, CountryField } from '../../fields/CountryField';
import { MultiSelectField } from '../../fields/MultiSelectField';
import { NativeSelect } from '../../fields/NativeSelect';
import { RadioField } from '../../fields/RadioField';
import { SegmentField } from '../../fields/SegmentField';
import { SelectField } from '../../fields/SelectField';
import { SwitchField } from '../../fields/SwitchField';
import { Controlled, Specimen } from '../Specimen';

const hazards = ['Flood', 'Cyclone', 'Heat wave', 'Earthquake', 'Epidemic'].map((label, key) => ({ key, label }));
const places = Array.from({ length: 10_000 }, (_, key) => ({ key, label: `Place ${key}` }));
const yesNo = [
  { key: true, label: 'Yes' },
  { key: false, label: 'No' },
];
const countries = [
  { id: 1, name: 'Nepal' },
  { id: 2, name: 'Kenya' },
];
const states = [
  { label: 'Plain' },
  { label: 'Required, with hint', isRequired: true, hint: 'The one that began it.' },
  { label: 'With error', error: 'Choose one.' },
  { label: 'Read-only', isReadOnly: true },
  { label: 'Disabled', isDisabled: true },
];
const search = async (text: string) => {
  const found = hazards.filter((option) => option.label.toLowerCase().includes(text));
  return { options: found.slice(0, 3), total: found.length };
};

export default function Section() {
  return (
    <>
      <Specimen name="Select field" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial={0}>
            {(fieldProps) => <SelectField {...fieldProps} {...state} options={hazards} />}
          </Controlled>
        ))}
        <Controlled<number>>
          {(fieldProps) => <SelectField {...fieldProps} label="10,000 options" options={places} />}
        </Controlled>
        <Controlled<number>>
          {(fieldProps) => <SelectField {...fieldProps} label="Searched on the server" onSearch={search} />}
        </Controlled>
        <Controlled<number>>{(fieldProps) => <SelectField {...fieldProps} label="Fetching" isPending />}</Controlled>
        <Controlled<number>>
          {(fieldProps) => <SelectField {...fieldProps} label="Failed" hasFailed onRetry={() => undefined} />}
        </Controlled>
        <Controlled<number>>
          {(fieldProps) => <SelectField {...fieldProps} label="Without options" options={[]} />}
        </Controlled>
      </Specimen>
      <Specimen name="Multi-select field" layout="grid">
        {states.map((state) => (
          <Controlled<readonly number[]> key={state.label} initial={[0, 2, 3]}>
            {(fieldProps) => <MultiSelectField {...fieldProps} {...state} options={hazards} />}
          </Controlled>
        ))}
        <Controlled<readonly number[]>>
          {(fieldProps) => <MultiSelectField {...fieldProps} label="Searched on the server" onSearch={search} />}
        </Controlled>
      </Specimen>
      <Specimen name="Native select" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial={0}>
            {(fieldProps) => <NativeSelect {...fieldProps} {...state} options={hazards} placeholder="All types" />}
          </Controlled>
        ))}
      </Specimen>
      <Specimen name="Radio field" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial={true}>
            {(fieldProps) => <RadioField<boolean> {...fieldProps} {...state} options={yesNo} isClearable />}
          </Controlled>
        ))}
      </Specimen>
      <Specimen name="Segment field" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial={true}>
            {(fieldProps) => <SegmentField<boolean> {...fieldProps} {...state} options={yesNo} />}
          </Controlled>
        ))}
      </Specimen>
      <Specimen name="Check box, switch" layout="grid">
        {states.map((state) => (
          <Controlled key={state.label} initial={true}>
            {(fieldProps) => <CheckboxField {...fieldProps} {...state} />}
          </Controlled>
        ))}
        <Controlled<boolean>>{(fieldProps) => <CheckboxField {...fieldProps} label="Not ticked" />}</Controlled>
        {states.map((state) => (
          <Controlled key={state.label} initial={true}>
            {(fieldProps) => <SwitchField {...fieldProps} {...state} />}
          </Controlled>
        ))}
        <Controlled<boolean>>{(fieldProps) => <SwitchField {...fieldProps} label="Off" />}</Controlled>
      </Specimen>
      <Specimen name="Checklist" layout="column">
        {states.map((state) => (
          <Controlled<readonly number[]> key={state.label} initial={[0, 2]}>
            {(fieldProps) => <ChecklistField {...fieldProps} {...state} options={hazards} />}
          </Controlled>
        ))}
      </Specimen>
      <Specimen name="Pickers" layout="grid">
        <Controlled initial={1}>{(fieldProps) => <CountryField {...fieldProps} countries={countries} />}</Controlled>
        <Controlled<readonly number[]> initial={[1, 2]}>
          {(fieldProps) => <CountriesField {...fieldProps} countries={countries} />}
        </Controlled>
        <Controlled<number>>
          {(fieldProps) => (
            <CountryField {...fieldProps} label="With error" countries={countries} error="Choose a country." />
          )}
        </Controlled>
        <Controlled<number>>
          {(fieldProps) => <CountryField {...fieldProps} label="Fetching" countries={undefined} />}
        </Controlled>
        <Controlled<number>>
          {(fieldProps) => (
            <CountryField
              {...fieldProps}
              label="Failed"
              countries={[]}
              hasFailed
              onRetry={() => undefined}
              isRequired
            />
          )}
        </Controlled>
      </Specimen>
    </>
  );
}
