import { CheckboxField } from '../fields/CheckboxField';
import { ChecklistField } from '../fields/ChecklistField';
import { DateField } from '../fields/DateField';
import { FileField } from '../fields/FileField';
import { NumberField } from '../fields/NumberField';
import { RadioField } from '../fields/RadioField';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { connectField } from './connectField';

/* The small fields, connected to the form. Selects, pickers, passwords and rich text are in `formSelects` and `formSpecials`. */
export const FormTextField = connectField(TextField);
export const FormTextArea = connectField(TextArea);
export const FormNumberField = connectField(NumberField);
export const FormDateField = connectField(DateField);
export const FormRadioField = connectField(RadioField<string | number | boolean>);
export const FormCheckboxField = connectField(CheckboxField);
export const FormChecklistField = connectField(ChecklistField<string | number>);
export const FormFileField = connectField(FileField);
