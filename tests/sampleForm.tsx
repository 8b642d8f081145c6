import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { FormDefinition } from '#app/form/definition';
import { blankValues, valuesOfStored } from '#app/form/derive';
import { LongForm } from '#app/form/LongForm';
import { fieldsOf, LongFormList } from '#app/form/LongFormField';
import type { SaveActions } from '#app/form/saveActions';
import { LogInAgainHost } from '#app/login/LogInAgainHost';
import { queryKey } from '#app/request/apiQuery';
import { queryClient } from '#app/request/queryClient';
import { send } from '#app/request/send';
import { CurrentRouter } from '#app/routes/Redirect';
import type { FieldReport } from '#contract/fieldReport';
import { defineStrings, type Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { UiProvider } from '#ui/layout/UiProvider';

const sampleStrings = defineStrings('sampleForm', {
  first: 'First step',
  second: 'Second step',
  title: 'Title',
  dead: 'Dead',
  sources: 'Sources',
  spec: 'Name of the source',
});
type SampleStrings = Strings<(typeof sampleStrings)['templates']>;

interface SampleValues {
  readonly title: string | null;
  readonly num_dead: number | null;
  readonly sources:
    | readonly { readonly client_id?: string; readonly stype: number | null; readonly spec: string | null }[]
    | null;
}

/** A minimal form with two steps, a rule and a list, using the endpoints of field reports. */
export const sampleForm: FormDefinition<SampleValues, FieldReport, SampleStrings, 'first' | 'second'> = {
  key: 'sample',
  draftVersion: 1,
  useStrings: () => useStrings(sampleStrings),
  steps: ['first', 'second'],
  stepTitle: (step, t) => t[step],
  fields: {
    title: { step: 'first', kind: 'text', maxLength: 256, isRequired: true, label: (t) => t.title },
    sources: {
      step: 'first',
      kind: 'rows',
      label: (t) => t.sources,
      rowFields: {
        spec: { kind: 'text', isRequired: true, label: (t) => t.spec },
        stype: { kind: 'count', initial: 1, label: (t) => t.spec },
      },
    },
    num_dead: { step: 'second', kind: 'count', label: (t) => t.dead },
  },
  toBody: (_, stored) => (stored ? {} : { countries: [107], dtype: 12, start_date: '2026-05-18T00:00:00Z', status: 9 }),
};

const { Field, FieldRow } = fieldsOf<SampleValues>();

type Actions = SaveActions<SampleValues, FieldReport>;

function sampleActions(own: Partial<Actions>): Actions {
  return {
    versionOf: ({ updated_at }) => updated_at,
    readLatest: ({ id }, signal) => send('GET /api/v2/field-report/{id}/', { path: { id } }, { signal }),
    send: (body, { stored, signal }) =>
      stored
        ? send('PATCH /api/v2/field-report/{id}/', { path: { id: stored.id }, body }, { signal })
        : send('POST /api/v2/field-report/', { body: body as never }, { signal }),
    cacheKey: ({ id }) => queryKey('GET /api/v2/field-report/{id}/', { path: { id } }),
    invalidates: ['GET /api/v2/field-report/'],
    findSubmitted: async ({ title }, signal) => {
      const query = { limit: 20, ordering: '-created_at' };
      const { results } = await send('GET /api/v2/field-report/', { query }, { signal });
      return results
        .filter((report) => report.title === title)
        .map(({ id }) => ({ id, title: title ?? '', href: `/saved/${id}` }));
    },
    onSaved: ({ id }) => ({ address: `/saved/${id}` }),
    ...own,
  };
}

interface SampleFormProps {
  readonly stored: FieldReport | undefined;
  readonly actions: Partial<Actions>;
}

function SampleForm({ stored, actions }: SampleFormProps) {
  const t = useStrings(sampleStrings);
  return (
    <UiProvider>
      <LongForm
        definition={sampleForm}
        label={t.first}
        initial={stored ? valuesOfStored(sampleForm, stored) : blankValues(sampleForm)}
        stored={stored}
        actions={sampleActions(actions)}
      >
        {(step) =>
          step === 'first' ? (
            <>
              <FieldRow name="title" />
              <LongFormList name="sources" rowLabel={t.sources}>
                {(path) => <Field name={path('spec') as 'sources.0.spec'} />}
              </LongFormList>
            </>
          ) : (
            <FieldRow name="num_dead" />
          )
        }
      </LongForm>
      <LogInAgainHost />
    </UiProvider>
  );
}

/**
 * Renders the sample form alone, new or with a stored document.
 *
 * @param actions - override the form's own actions
 */
export function openSampleForm(stored?: FieldReport, actions: Partial<Actions> = {}) {
  const router = createMemoryRouter([
    { path: '/', element: <SampleForm stored={stored} actions={actions} /> },
    { path: '/saved/:id', element: <h1>Saved</h1> },
    { path: '/account/outbox', element: <h1>Outbox</h1> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CurrentRouter value={router}>
        <RouterProvider router={router} />
      </CurrentRouter>
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}
