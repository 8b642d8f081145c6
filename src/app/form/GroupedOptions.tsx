import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/actions/Button';
import { CaptionedField } from '#ui/form/FieldsInRow';
import { useStrings } from '#ui/language/useStrings';
import type { Option } from './definition';
import styles from './GroupedOptions.module.css';
import { longFormStrings } from './strings';

interface GroupedOptionsProps {
  readonly options: readonly Option[];
  /** The control of one group. */
  readonly children: (group: string, options: readonly Option[]) => ReactNode;
}

/** Options under the headings of their groups, side by side where there is room. */
export function GroupedOptions({ options, children }: GroupedOptionsProps) {
  const groups = [...new Set(options.map(({ group = '' }) => group))];
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <CaptionedField key={group} caption={group}>
          {children(
            group,
            options.filter((option) => (option.group ?? '') === group),
          )}
        </CaptionedField>
      ))}
    </div>
  );
}

/**
 * Selects every option of a field at once. It keeps its place while there is nothing to select from, so that the fields below do not move
 * under a press when the options arrive.
 */
export function SelectAllButton({ name, options }: { readonly name: string; readonly options: readonly Option[] }) {
  const t = useStrings(longFormStrings);
  const { setValue } = useFormContext();
  const selectAll = () =>
    setValue(
      name,
      options.map(({ key }) => key),
      { shouldDirty: true, shouldTouch: true },
    );
  return (
    <div>
      <Button size="s" isDisabled={options.length < 2} onPress={selectAll}>
        {t.selectAll}
      </Button>
    </div>
  );
}
