import { CountryField } from '../fields/CountryField';
import { MultiSelectField } from '../fields/MultiSelectField';
import { NativeSelect } from '../fields/NativeSelect';
import { SelectField } from '../fields/SelectField';
import { bound } from './bound';

export const FormSelectField = bound(SelectField<string | number>);
export const FormMultiSelectField = bound(MultiSelectField<string | number>);
export const FormNativeSelect = bound(NativeSelect<string | number>);
export const FormCountryField = bound(CountryField);
