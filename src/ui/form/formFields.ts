import { CheckboxField } from '../fields/CheckboxField';
import { ChecklistField } from '../fields/ChecklistField';
import { DateField } from '../fields/DateField';
import { FileField } from '../fields/FileField';
import { NumberField } from '../fields/NumberField';
import { RadioField } from '../fields/RadioField';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { bound } from './bound';

/* The light fields, bound. Selects, pickers, passwords and rich text are in `formSelects` and `formSpecials`. */
export const FormTextField = bound(TextField);
export const FormTextArea = bound(TextArea);
export const FormNumberField = bound(NumberField);
export const FormDateField = bound(DateField);
export const FormRadioField = bound(RadioField<string | number | boolean>);
export const FormCheckboxField = bound(CheckboxField);
export const FormChecklistField = bound(ChecklistField<string | number>);
export const FormFileField = bound(FileField);
