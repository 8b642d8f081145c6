import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { valuesOfStored } from '#app/form/derive';
import { apiQuery } from '#app/request/apiQuery';
import { Loaded } from '#app/request/Loaded';
import type { Dref } from '#contract/drefDocument';
import { formatDate } from '#domain/format/dates';
import { applicationQuery } from '#resources/dref/queries';
import { Button } from '#ui/actions/Button';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { applicationForm } from '../application/applicationForm';
import type { ApplicationValues } from '../fields/drefShape';
import { EarlierGroupAnswers } from './EarlierGroupAnswers';
import { earlierGroups } from './earlierAnswers';
import { type EarlierOperation, earlierOperations } from './earlierOperations';
import { drefStartStrings } from './strings';

/** More operations of one National Society than this are never open to one person. */
const most = 500;

interface EarlierDialogProps {
  readonly society: number;
  /** The id of the own application, once it is stored. */
  readonly own: number | undefined;
  readonly onClose: () => void;
}

/** The answers of earlier operations of a National Society, one group at a time. */
export function EarlierDialog({ society, own, onClose }: EarlierDialogProps) {
  const t = useStrings(drefStartStrings);
  // a National Society has the id of its country
  const query = { country: society, limit: most };
  const active = useQuery(apiQuery('GET /api/v2/active-dref/', { query }));
  const completed = useQuery(apiQuery('GET /api/v2/completed-dref/', { query }));
  const both = {
    data: active.data && completed.data && { active: active.data.results, completed: completed.data.results },
    error: active.error ?? completed.error,
    refetch: () => Promise.all([active, completed].map((each) => each.refetch())),
  };
  return (
    <Modal size="lg" isOpen title={t.title} onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <Loaded query={both} skeleton={<Skeleton kind="block" height="10rem" />}>
        {(rows) => <Operations operations={earlierOperations(rows.active, rows.completed, { society, own })} />}
      </Loaded>
    </Modal>
  );
}

function Operations({ operations }: { readonly operations: readonly EarlierOperation[] }) {
  const t = useStrings(drefStartStrings);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(operations[0]?.id);
  if (chosen === undefined) return <StateMessage state="empty" message={t.none} />;
  const options = operations.map(({ id, title, created_at }) => ({
    key: id,
    label: t.operationOf({ title, date: formatDate(created_at, language) ?? '' }),
  }));
  return (
    <Stack gap="s4">
      <NativeSelect
        label={t.operation}
        hint={t.onlyOwn}
        options={options}
        value={chosen}
        onChange={(id) => id !== undefined && setChosen(id)}
      />
      <Answers key={chosen} operation={chosen} />
    </Stack>
  );
}

function Answers({ operation }: { readonly operation: number }) {
  const query = useQuery(applicationQuery(operation));
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="12rem" />}>
      {(stored) => <Groups stored={stored} />}
    </Loaded>
  );
}

function Groups({ stored }: { readonly stored: Dref }) {
  const t = useStrings(drefStartStrings);
  const values = useWatch() as ApplicationValues;
  const earlier = useMemo(() => valuesOfStored(applicationForm, stored), [stored]);
  return (
    <>
      <Note>{t.checkThem}</Note>
      {earlierGroups.map((group) => (
        <EarlierGroupAnswers key={group} group={group} values={values} earlier={earlier} />
      ))}
    </>
  );
}
