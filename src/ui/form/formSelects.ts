import { CountryField } from '../fields/CountryField';
import { MultiSelectField } from '../fields/MultiSelectField';
import { NativeSelect } from '../fields/NativeSelect';
import { SelectField } from '../fields/SelectField';
import { connectField } from './connectField';

export const FormSelectField = connectField(SelectField<string | number>);
export const FormMultiSelectField = connectField(MultiSelectField<string | number>);
export const FormNativeSelect = connectField(NativeSelect<string | number>);
export const FormCountryField = connectField(CountryField);
