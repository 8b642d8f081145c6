import { CheckboxField } from '../fields/CheckboxField';
import { ChecklistField } from '../fields/ChecklistField';
import { DateField } from '../fields/DateField';
import { FileField } from '../fields/FileField';
import { MonthField } from '../fields/MonthField';
import { NumberField } from '../fields/NumberField';
import { RadioField } from '../fields/RadioField';
import { SegmentField } from '../fields/SegmentField';
import { SwitchField } from '../fields/SwitchField';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { bound } from './bound';

/* The light fields, bound. Selects, pickers, passwords and rich text are in `formSelects` and `formSpecials`. */
export const FormTextField = bound(TextField);
export const FormTextArea = bound(TextArea);
export const FormNumberField = bound(NumberField);
export const FormDateField = bound(DateField);
export const FormMonthField = bound(MonthField);
export const FormRadioField = bound(RadioField<string | number | boolean>);
export const FormSegmentField = bound(SegmentField<string | number | boolean>);
export const FormCheckboxField = bound(CheckboxField);
export const FormSwitchField = bound(SwitchField);
export const FormChecklistField = bound(ChecklistField<string | number>);
export const FormFileField = bound(FileField);
