import { PasswordField } from '../fields/PasswordField';
import { RichTextField } from '../fields/RichTextField';
import { bound } from './bound';

export const FormPasswordField = bound(PasswordField);
export const FormRichTextField = bound(RichTextField);
