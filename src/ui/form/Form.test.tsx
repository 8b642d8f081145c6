import { zodResolver } from '@hookform/resolvers/zod';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { UiProvider } from '../layout/UiProvider';
import { ErrorSummary } from './ErrorSummary';
import { Form } from './Form';
import { FormRow } from './FormRow';
import { FormDateField, FormNumberField, FormTextField } from './formFields';
import { FormSelectField } from './formSelects';
import { ListField } from './ListField';
import { applyServerErrors, type ServerErrors } from './serverErrors';
import { useAppendRow } from './useAppendRow';

const Report = z.object({
  title: z.string('Enter a title.').check(z.minLength(1, 'Enter a title.')),
  people: z.nullish(z.number('Enter a number.')),
  start: z.nullish(z.string()),
  hazard: z.number('Choose a hazard.'),
  actions: z.array(
    z.object({ client_id: z.string(), id: z.optional(z.number()), summary: z.string('Say what was done.') }),
  ),
});
type Report = z.infer<typeof Report>;

interface PageProps {
  readonly onSubmit?: (values: Report) => Promise<void> | void;
  readonly values?: Partial<Report>;
  readonly serverErrors?: ServerErrors;
}

function Page({ onSubmit = () => undefined, values, serverErrors }: PageProps) {
  const form = useForm<Report>({
    resolver: zodResolver(Report),
    defaultValues: { title: 'Delta floods', hazard: 1, actions: [], ...values },
  });
  return (
    <UiProvider>
      <Form form={form} onSubmit={onSubmit} label="Field report">
        <ErrorSummary labelsOf={(path) => (path.endsWith('.cause') ? ['List of actions 1', 'Cause'] : undefined)} />
        <FormRow title="Title" description="Country, hazard and year." isRequired>
          <FormTextField<Report> name="title" label="Title" isLabelHidden isRequired />
        </FormRow>
        <FormNumberField<Report> name="people" label="People affected" />
        <FormDateField<Report> name="start" label="Start" />
        <FormSelectField<Report> name="hazard" label="Hazard" options={[{ key: 1, label: 'Flood' }]} />
        <ListField
          name="actions"
          label="Actions taken"
          rowLabel="Action"
          addLabel="Add an action"
          newRow={() => ({ summary: '' })}
          renderRow={(path) => <FormTextField name={`${path}.summary`} label="Summary" />}
        />
        <AddFromElsewhere />
        <button type="submit">Save</button>
        <button type="button" onClick={() => applyServerErrors(form, serverErrors ?? {})}>
          Server answers
        </button>
        <output>{JSON.stringify(form.watch())}</output>
      </Form>
    </UiProvider>
  );
}

function AddFromElsewhere() {
  const append = useAppendRow('actions', 'summary');
  return (
    <button type="button" onClick={() => append({ summary: 'Boats were sent.' })}>
      Add from elsewhere
    </button>
  );
}

const formValues = () =>
  JSON.parse(screen.getAllByRole('status').find((each) => each.tagName === 'OUTPUT')?.textContent ?? '');

test('an emptied field stays empty instead of returning to its initial value', async () => {
  render(<Page values={{ people: 50 }} />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'People affected' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'People affected' })).toHaveValue('');
  expect(formValues()).toMatchObject({ title: null, people: null });
});

test('a row added from outside of its list is rendered, with focus in its field', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add an action' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add from elsewhere' }));
  const row = await screen.findByRole('listitem', { name: 'Action 2' });
  const field = within(row).getByRole('textbox', { name: 'Summary' });
  expect(field).toHaveValue('Boats were sent.');
  expect(field).toHaveFocus();
  expect(formValues().actions).toHaveLength(2);
});

test('a form row gives its field an accessible name and description', () => {
  render(<Page />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Country, hazard and year.');
});

test('a failed submit focuses the first error, counts the errors, and links to each', async () => {
  const onSubmit = vi.fn();
  render(<Page onSubmit={onSubmit} />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear Hazard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('2 problems to fix')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(within(summary).getByRole('button', { name: 'Hazard: Choose a hazard.' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Hazard' })).toHaveFocus());
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'x');
  await waitFor(() => expect(screen.getByText('1 problem to fix')).toBeVisible());
});

test('an error of a row is named by the rows on the page, also where its field is not', async () => {
  const onAction: ServerErrors = { actions: { a: { cause: 'Say why.' } } };
  render(<Page values={{ actions: [{ client_id: 'a', id: 3, summary: 'Boats' }] }} serverErrors={onAction} />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Server answers' }));
  expect(await screen.findByRole('button', { name: 'Action 1: Cause: Say why.' })).toBeVisible();
});

test('an invalid number prevents the submit', async () => {
  const onSubmit = vi.fn();
  render(<Page onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'People affected' }), 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('People affected: Enter a number.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a second press during a save is ignored', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<Page onSubmit={onSubmit} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('rows are added with a client_id, announced, and removed without touching the others', async () => {
  render(<Page values={{ actions: [{ client_id: '7', id: 7, summary: 'Search' }] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add an action' }));
  expect(screen.getByText('Action 2 added')).toBeInTheDocument();
  const second = screen.getByRole('listitem', { name: 'Action 2' });
  await userEvent.type(within(second).getByRole('textbox', { name: 'Summary' }), 'Rescue');
  const ids = formValues().actions.map((row: { client_id: string }) => row.client_id);
  expect(ids[0]).toBe('7');
  expect(ids[1]).toMatch(/^[0-9a-f]{24}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Action 1' }));
  expect(screen.getByText('Action 1 removed')).toBeInTheDocument();
  expect(formValues().actions).toEqual([{ client_id: ids[1], summary: 'Rescue' }]);
  expect(screen.getByRole('listitem', { name: 'Action 1' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Action 1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add an action' })).toHaveFocus());
});

test('server errors are shown at their fields, rows by client_id; the first is focused', async () => {
  render(
    <Page
      values={{
        actions: [
          { client_id: 'a', summary: 'One' },
          { client_id: 'b', summary: 'Two' },
        ],
      }}
      serverErrors={{
        non_field_errors: 'The report is locked.',
        people: ['Too many.', 'Check it.'],
        actions: { b: { summary: 'Say more.' } },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Server answers' }));
  const second = screen.getByRole('listitem', { name: 'Action 2' });
  await waitFor(() =>
    expect(within(second).getByRole('textbox', { name: 'Summary' })).toHaveAccessibleDescription('Say more.'),
  );
  const people = screen.getByRole('textbox', { name: 'People affected' });
  expect(people).toHaveAccessibleDescription('Too many. Check it.');
  expect(people).toHaveFocus();
});

test('server errors of the whole form are shown in the summary', async () => {
  render(
    <Page
      serverErrors={{ non_field_errors: 'The report is locked.', actions: 'Name at least one.' }}
      values={{ actions: [{ client_id: 'a', summary: 'One' }] }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Server answers' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('The report is locked.');
  expect(summary).toHaveTextContent('Name at least one.');
  const list = screen.getByRole('group', { name: 'Actions taken' });
  expect(await within(list).findByText('Name at least one.')).toBeVisible();
  await userEvent.click(within(summary).getByRole('button', { name: 'Actions taken: Name at least one.' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Actions taken' })).toHaveFocus());
});

test('errors of rows have the name of their row, and each can be focused', async () => {
  const actions = [
    { client_id: 'a', summary: 'One' },
    { client_id: 'b', summary: 'Two' },
  ];
  render(
    <Page
      values={{ actions }}
      serverErrors={{ actions: { a: { summary: 'Too short.' }, b: { non_field_errors: 'Said before.' } } }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Server answers' }));
  const summary = await screen.findByRole('alert');
  await userEvent.click(within(summary).getByRole('button', { name: 'Action 2: Said before.' }));
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Action 2' })).toHaveFocus());
  await userEvent.click(within(summary).getByRole('button', { name: 'Action 1: Summary: Too short.' }));
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Summary' })[0]).toHaveFocus());
});

test('neither its mount nor the error of one field renders the others', async () => {
  const rendered = vi.fn();
  const Other = memo(function Other() {
    const { setValue } = useFormContext<Report>();
    rendered();
    return (
      <button type="button" onClick={() => setValue('title', 'Coast floods', { shouldDirty: true })}>
        Suggest
      </button>
    );
  });
  function Short() {
    const form = useForm<Report>({ resolver: zodResolver(Report), mode: 'onTouched', defaultValues: { title: '' } });
    return (
      <UiProvider>
        <Form form={form} onSubmit={() => undefined}>
          <p>{Object.keys(form.formState.errors).length} errors</p>
          <FormTextField<Report> name="title" label="Title" />
          <Other />
        </Form>
      </UiProvider>
    );
  }
  render(<Short />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.tab();
  expect(await screen.findByText('1 errors')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Coast floods');
  expect(rendered).toHaveBeenCalledTimes(1);
});
