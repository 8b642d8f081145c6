import { CheckboxField } from '../../fields/CheckboxField';
import { ChecklistField } from '../../fields/ChecklistField';
import { CountriesField, CountryField } from '../../fields/CountryField';
import { MultiSelectField } from '../../fields/MultiSelectField';
import { NativeSelect } from '../../fields/NativeSelect';
import { RadioField } from '../../fields/RadioField';
import { SegmentField } from '../../fields/SegmentField';
import { SelectField } from '../../fields/SelectField';
import { SwitchField } from '../../fields/SwitchField';
import { Held, Specimen } from '../Specimen';

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
          <Held key={state.label} initial={0}>
            {(held) => <SelectField {...held} {...state} options={hazards} />}
          </Held>
        ))}
        <Held<number>>{(held) => <SelectField {...held} label="10,000 options" options={places} />}</Held>
        <Held<number>>{(held) => <SelectField {...held} label="Searched on the server" onSearch={search} />}</Held>
        <Held<number>>{(held) => <SelectField {...held} label="Fetching" isPending />}</Held>
        <Held<number>>{(held) => <SelectField {...held} label="Failed" hasFailed onRetry={() => undefined} />}</Held>
        <Held<number>>{(held) => <SelectField {...held} label="Without options" options={[]} />}</Held>
      </Specimen>
      <Specimen name="Multi-select field" layout="grid">
        {states.map((state) => (
          <Held<readonly number[]> key={state.label} initial={[0, 2, 3]}>
            {(held) => <MultiSelectField {...held} {...state} options={hazards} />}
          </Held>
        ))}
        <Held<readonly number[]>>
          {(held) => <MultiSelectField {...held} label="Searched on the server" onSearch={search} />}
        </Held>
      </Specimen>
      <Specimen name="Native select" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial={0}>
            {(held) => <NativeSelect {...held} {...state} options={hazards} placeholder="All types" />}
          </Held>
        ))}
      </Specimen>
      <Specimen name="Radio field" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial={true}>
            {(held) => <RadioField<boolean> {...held} {...state} options={yesNo} isClearable />}
          </Held>
        ))}
      </Specimen>
      <Specimen name="Segment field" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial={true}>
            {(held) => <SegmentField<boolean> {...held} {...state} options={yesNo} />}
          </Held>
        ))}
      </Specimen>
      <Specimen name="Check box, switch" layout="grid">
        {states.map((state) => (
          <Held key={state.label} initial={true}>
            {(held) => <CheckboxField {...held} {...state} />}
          </Held>
        ))}
        <Held<boolean>>{(held) => <CheckboxField {...held} label="Not ticked" />}</Held>
        {states.map((state) => (
          <Held key={state.label} initial={true}>
            {(held) => <SwitchField {...held} {...state} />}
          </Held>
        ))}
        <Held<boolean>>{(held) => <SwitchField {...held} label="Off" />}</Held>
      </Specimen>
      <Specimen name="Checklist" layout="column">
        {states.map((state) => (
          <Held<readonly number[]> key={state.label} initial={[0, 2]}>
            {(held) => <ChecklistField {...held} {...state} options={hazards} />}
          </Held>
        ))}
      </Specimen>
      <Specimen name="Pickers" layout="grid">
        <Held initial={1}>{(held) => <CountryField {...held} countries={countries} />}</Held>
        <Held<readonly number[]> initial={[1, 2]}>{(held) => <CountriesField {...held} countries={countries} />}</Held>
        <Held<number>>
          {(held) => <CountryField {...held} label="With error" countries={countries} error="Choose a country." />}
        </Held>
        <Held<number>>{(held) => <CountryField {...held} label="Fetching" countries={undefined} />}</Held>
        <Held<number>>
          {(held) => (
            <CountryField {...held} label="Failed" countries={[]} hasFailed onRetry={() => undefined} isRequired />
          )}
        </Held>
      </Specimen>
    </>
  );
}
