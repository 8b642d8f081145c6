import { PasswordField } from '../fields/PasswordField';
import { RichTextField } from '../fields/RichTextField';
import { connectField } from './connectField';

export const FormPasswordField = connectField(PasswordField);
export const FormRichTextField = connectField(RichTextField);
