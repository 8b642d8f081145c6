import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { get } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type { AnyField, FormOf } from '#app/form/definition';
import { applies, fieldEntries, fieldsOfSteps, stepsFor, valuesOfStored } from '#app/form/derive';

interface Opened<Stored> {
  /** The document that the form was opened with. */
  readonly stored: Stored;
  readonly user: UserEvent;
}

interface Layouts<Stored, L extends string> {
  /** Opens the form with a document of each layout, in which every list has a row. */
  readonly layouts: Readonly<Record<L, () => Promise<Opened<Stored>>>>;
  /** Fields of every layout that are not rendered because other fields decide their value; fields of rows as `list.field`. */
  readonly held?: readonly string[];
  /** Fields that a layout sets itself. */
  readonly decided?: Partial<Readonly<Record<L, readonly string[]>>>;
}

/** The paths of the applicable editable fields; of a list, those of each row. */
function applicablePaths(field: AnyField, path: string, value: unknown): readonly (readonly [string, AnyField])[] {
  if (field.isReadOnly || field.kind === 'hidden') return [];
  if (field.kind !== 'rows') return [[path, field]];
  const rows: readonly object[] = Array.isArray(value) ? value : [];
  return rows.flatMap((row, index) =>
    Object.entries(field.rowFields ?? {})
      .filter(([, part]) => part.appliesToRow?.(row as never) ?? true)
      .flatMap(([name, part]) => applicablePaths(part, `${path}.${index}.${name}`, get(row, name))),
  );
}

const choices: readonly string[] = ['radio', 'yesNo', 'nativeSelect', 'checklist'];

/** The reason why a field cannot be edited on the screen; null when it can. */
function obstacle(form: HTMLElement, path: string, { kind }: AnyField): string | null {
  const frames = [...form.querySelectorAll(`[data-field="${path}"]`)];
  if (frames.length === 0) return `${path}: not on the screen`;
  const controls = frames.flatMap((frame) => [
    ...frame.querySelectorAll('input, textarea, select, button, [contenteditable="true"]'),
  ]);
  const usable = controls.filter((control) => !control.matches(':disabled, [readonly], [aria-readonly="true"]'));
  if (usable.length === 0) return `${path}: cannot be changed`;
  const options = frames.flatMap((frame) => [...frame.querySelectorAll('option, input')]);
  if (choices.includes(kind) && options.length < 2) return `${path}: nothing to choose from`;
  return null;
}

/** Opens a form in each layout and expects every applicable field to be on the screen and editable. */
export function describeAnswers<V extends object, Stored extends object, L extends string>(
  definition: FormOf<V, Stored>,
  { layouts, held = [], decided = {} }: Layouts<Stored, L>,
) {
  describe(`${definition.key}: every applicable field can be edited`, () => {
    test.each(Object.entries<() => Promise<Opened<Stored>>>(layouts))('in the layout %s', async (layout, open) => {
      const hidden = new Set([...held, ...(decided[layout as L] ?? [])]);
      const { stored, user } = await open();
      const values = valuesOfStored(definition, stored);
      const fields = new Map(fieldEntries(definition));
      for (const [index, step] of stepsFor(definition, values).entries()) {
        // a dialog has no steps
        const steps = screen.queryByRole('navigation', { name: 'Steps of the form' });
        const button = steps && within(steps).getAllByRole('button')[index];
        if (button) await user.click(button);
        const applicable = (fieldsOfSteps(definition, values)[step] ?? []).flatMap((name) => {
          const field = fields.get(name);
          return field && applies(field, values) ? applicablePaths(field, name, get(values, name)) : [];
        });
        const shown = applicable.filter(([path]) => !hidden.has(path.replaceAll(/\.\d+/g, '')));
        await waitFor(() => {
          const form = screen.getByRole('form');
          expect(shown.flatMap(([path, field]) => obstacle(form, path, field) ?? [])).toEqual([]);
        });
      }
    });
  });
}
