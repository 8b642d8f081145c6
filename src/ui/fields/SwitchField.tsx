import { type CheckboxFieldProps, MarkedField } from './CheckboxField';

/** On or off, at once: for settings that hold from the moment they are changed. */
export function SwitchField(props: CheckboxFieldProps) {
  return <MarkedField {...props} kind="switch" />;
}
