import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FormOf, FormValues } from '#app/form/definition';
import { fieldNamed, labelOf, valuesOfStored } from '#app/form/derive';
import { renderFieldValue } from '#app/form/FieldValue';
import type { ApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { EapRegistration } from '#contract/eap';
import type { EapKind } from '#domain/eap/eapTypes';
import { versionsOf } from '#resources/eap/versions';
import { Button } from '#ui/actions/Button';
import { ChangedText } from '#ui/display/ChangedText';
import { useDescribeValue } from '#ui/drafts/useDescribeValue';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { RegistrationContext } from '../fields/eapOptions';
import { fullForm, simplifiedForm } from '../form/defineEapForm';
import { EapKindContext } from '../form/EapKindContext';
import { useEapStrings } from '../form/useEapStrings';
import { fullQuery, simplifiedQuery } from '../queries';
import { earlierValues } from './alignVersions';
import { eapCompareStrings } from './strings';
import { type VersionChange, versionChanges } from './versionChanges';

interface CompareDialogProps {
  readonly registration: EapRegistration;
  readonly kind: EapKind;
  readonly onClose: () => void;
}

/** Any two versions of a protocol, field by field, with changed words marked. @source reference/eap.md, section 1.6 */
export function CompareDialog({ registration, kind, onClose }: CompareDialogProps) {
  const t = useStrings(eapCompareStrings);
  const versions = versionsOf(kind, registration);
  const [later, setLater] = useState(versions[0]?.id);
  const [earlier, setEarlier] = useState(versions[1]?.id);
  const options = versions.map(({ id, version }) => ({ key: id, label: t.version({ version }) }));
  const placeOf = (id: number | undefined) => versions.findIndex((each) => each.id === id);
  // the newest version comes first in the list, whichever was chosen as which
  const [now, before] = placeOf(later) <= placeOf(earlier) ? [later, earlier] : [earlier, later];
  return (
    <Modal size="lg" isOpen title={t.title} onClose={onClose} footer={<Button onPress={onClose}>{t.close}</Button>}>
      <EapKindContext value={kind}>
        <RegistrationContext value={registration}>
          <Stack gap="s4">
            <Row gap="s3">
              <NativeSelect label={t.earlier} options={options} value={earlier} onChange={setEarlier} />
              <NativeSelect label={t.later} options={options} value={later} onChange={setLater} />
            </Row>
            {now !== undefined && before !== undefined && kind === 'full' && (
              <Versions definition={fullForm(registration.id)} query={fullQuery} before={before} now={now} />
            )}
            {now !== undefined && before !== undefined && kind === 'simplified' && (
              <Versions
                definition={simplifiedForm(registration.id)}
                query={simplifiedQuery}
                before={before}
                now={now}
              />
            )}
          </Stack>
        </RegistrationContext>
      </EapKindContext>
    </Modal>
  );
}

interface VersionsProps<V extends object, Stored extends object> {
  readonly definition: FormOf<V, Stored>;
  readonly query: (id: number) => UseQueryOptions<Stored, ApiError>;
  readonly before: number;
  readonly now: number;
}

function Versions<V extends object, Stored extends object>({
  definition,
  query,
  before,
  now,
}: VersionsProps<V, Stored>) {
  const messageOf = useErrorMessage();
  const earlier = useQuery(query(before));
  const later = useQuery(query(now));
  const failed = [earlier, later].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return <StateMessage state="error" message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  }
  if (!earlier.data || !later.data) return <Skeleton kind="block" height="10rem" />;
  return <Changes definition={definition} before={earlier.data} now={later.data} />;
}

interface ChangesProps<V extends object, Stored extends object> {
  readonly definition: FormOf<V, Stored>;
  readonly before: Stored;
  readonly now: Stored;
}

function Changes<V extends object, Stored extends object>({ definition, before, now }: ChangesProps<V, Stored>) {
  const t = useStrings(eapCompareStrings);
  const names = useEapStrings();
  const versions = useMemo(() => {
    const values: FormValues = Object.fromEntries(Object.entries(valuesOfStored(definition, now)));
    const was = earlierValues(definition, before, now);
    return { values, was, changes: versionChanges(definition, was, values) };
  }, [definition, before, now]);
  const words = useDescribeValue(renderFieldValue(definition, names));
  const { values, was, changes } = versions;
  const side = (change: VersionChange, value: unknown, of: FormValues) =>
    value === undefined || value === null ? t.nothing : words(change.field, value, of);
  return (
    <Stack gap="s4">
      <strong role="status">{changes.length === 0 ? t.none : t.counted({ count: changes.length })}</strong>
      <Stack as="ul" gap="s4">
        {changes.map((change) => {
          const kind = fieldNamed(definition, change.field)?.kind;
          const isText = kind === 'longText' || kind === 'text';
          const label = labelOf(definition, change.field, names, values) ?? change.name;
          return (
            <li key={change.path}>
              <strong>{label}</strong>
              {isText && typeof change.before === 'string' && typeof change.now === 'string' ? (
                <ChangedText before={change.before} now={change.now} />
              ) : (
                <dl>
                  <dt>{t.before}</dt>
                  <dd>{side(change, change.before, was)}</dd>
                  <dt>{t.now}</dt>
                  <dd>{side(change, change.now, values)}</dd>
                </dl>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
