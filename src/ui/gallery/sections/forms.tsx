import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../actions/Button';
import { DifferenceDialog } from '../../drafts/DifferenceDialog';
import { DraftStatus } from '../../drafts/DraftStatus';
import { createDraftState } from '../../drafts/draftState';
import { RestoreDraftDialog } from '../../drafts/RestoreDraftDialog';
import { ErrorSummary } from '../../form/ErrorSummary';
import { Form } from '../../form/Form';
import { FormRow } from '../../form/FormRow';
import { FormNumberField, FormTextArea, FormTextField } from '../../form/formFields';
import { ListField } from '../../form/ListField';
import { NearRecords } from '../../form/NearRecords';
import { applyServerErrors } from '../../form/serverErrors';
import { Card } from '../../layout/Card';
import { Specimen } from '../Specimen';

const server = { title: 'Delta floods 2026', people: 1200, context: '<p>Rain</p>', sectors: ['Health', 'Shelter'] };
const typed = { ...server, title: 'Delta floods, second wave', people: 5400 };
const draft = {
  userId: '7',
  documentKey: 'field-report/12',
  writerId: 'gallery',
  tabId: 'gallery',
  version: 1,
  savedAt: Date.now() - 3_600_000,
  values: typed,
};
const near = [
  { id: 1, name: 'Delta floods 2026', href: '#1', note: 'Began 3 May 2026' },
  { id: 2, name: 'فيضانات الدلتا', href: '#2', note: 'Began 4 May 2026' },
];
const labels: Record<string, string> = {
  title: 'Title',
  people: 'People affected',
  context: 'Context',
  sectors: 'Sectors',
};
const labelOf = (path: string) => labels[path] ?? path;

export default function Section() {
  const form = useForm({
    defaultValues: { title: '', people: -20, context: '', actions: [{ client_id: 'a', summary: 'Search and rescue' }] },
  });
  const [dialog, setDialog] = useState<'restore' | 'outdated' | 'compare'>();
  const close = () => setDialog(undefined);
  const fail = () => {
    applyServerErrors(form, { title: 'Enter a title.', non_field_errors: 'The report is locked.' });
  };
  return (
    <>
      <Specimen name="Form: rows, list, error summary (save to see it)" layout="column">
        <Form form={form} onSubmit={fail} label="Event detail">
          <ErrorSummary />
          <Card
            title="Event detail"
            headingLevel={4}
            hasPadding={false}
            aside={<DraftStatus state={createDraftState({ kind: 'saved', at: draft.savedAt })} />}
          >
            <FormRow title="Title" description="Country, hazard and year." isRequired>
              <FormTextField name="title" label="Title" isLabelHidden isRequired />
            </FormRow>
            <FormRow title="People affected" description="Individuals, not households." isRequired>
              <FormNumberField name="people" label="People affected" isLabelHidden min={0} isInteger />
            </FormRow>
            <FormRow title="What happened, where and when">
              <FormTextArea name="context" label="What happened, where and when" isLabelHidden limit={2000} />
            </FormRow>
            <FormRow title="Actions" description="By the National Society.">
              <ListField
                name="actions"
                label="Actions taken"
                rowLabel="Action"
                addLabel="Add an action"
                newRow={() => ({ summary: '' })}
                renderRow={(path) => <FormTextField name={`${path}.summary`} label="Summary" />}
              />
            </FormRow>
            <FormRow title="Submission">
              <span>
                <Button type="submit" variant="primary">
                  Save
                </Button>
              </span>
            </FormRow>
          </Card>
        </Form>
      </Specimen>
      <Specimen name="Near records: near, and probably the same" layout="column">
        <NearRecords title="Similar projects" text="In the same country and sector." records={near} />
        <NearRecords
          isProbable
          title="This may already be reported"
          records={near.slice(0, 1)}
          action={() => <Button size="s">Use this one</Button>}
        >
          <Button variant="text" size="s">
            It is a different one
          </Button>
        </NearRecords>
      </Specimen>
      <Specimen name="Draft status" layout="column">
        <DraftStatus state={createDraftState({ kind: 'saving' })} />
        <DraftStatus state={createDraftState({ kind: 'saved', at: Date.now() - 12_000 })} />
        <DraftStatus state={createDraftState({ kind: 'failed', isFull: false })} />
        <DraftStatus state={createDraftState({ kind: 'failed', isFull: true })} />
      </Specimen>
      <Specimen name="Draft and stale-edit dialogs">
        <Button onPress={() => setDialog('restore')}>Restore dialog</Button>
        <Button onPress={() => setDialog('outdated')}>Outdated draft dialog</Button>
        <Button onPress={() => setDialog('compare')}>Difference dialog</Button>
        <RestoreDraftDialog
          draft={{
            offered: dialog === 'restore' || dialog === 'outdated' ? draft : null,
            isOutdated: dialog === 'outdated',
            restore: close,
            discard: close,
            postpone: close,
          }}
          name="Delta floods"
          current={server}
          labelOf={labelOf}
        />
        {dialog === 'compare' && (
          <DifferenceDialog
            mine={typed}
            theirs={{ ...server, people: 3000, context: '<p>Rain and wind</p>' }}
            base={server}
            labelOf={labelOf}
            onResolve={close}
            onCancel={close}
          />
        )}
      </Specimen>
    </>
  );
}
