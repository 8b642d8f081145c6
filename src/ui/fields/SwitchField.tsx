import { type CheckboxFieldProps, MarkedField } from './CheckboxField';

/** A switch, for settings that apply at once. */
export function SwitchField(props: CheckboxFieldProps) {
  return <MarkedField {...props} kind="switch" />;
}
