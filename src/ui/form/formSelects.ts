import { CountriesField, CountryField } from '../fields/CountryField';
import { DistrictField, DistrictsField } from '../fields/DistrictField';
import { MultiSelectField } from '../fields/MultiSelectField';
import { NationalSocietiesField, NationalSocietyField } from '../fields/NationalSocietyField';
import { NativeSelect } from '../fields/NativeSelect';
import { RegionField } from '../fields/RegionField';
import { SelectField } from '../fields/SelectField';
import { bound } from './bound';

export const FormSelectField = bound(SelectField<string | number>);
export const FormMultiSelectField = bound(MultiSelectField<string | number>);
export const FormNativeSelect = bound(NativeSelect<string | number>);
export const FormCountryField = bound(CountryField);
export const FormCountriesField = bound(CountriesField);
export const FormRegionField = bound(RegionField);
export const FormDistrictField = bound(DistrictField);
export const FormDistrictsField = bound(DistrictsField);
export const FormNationalSocietyField = bound(NationalSocietyField);
export const FormNationalSocietiesField = bound(NationalSocietiesField);
