import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormOf, FormValues } from '#app/form/definition';
import { fieldNamed, labelOf, valuesOfStored } from '#app/form/derive';
import { renderFieldValue } from '#app/form/FieldValue';
import type { ApiError } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { Link } from '#app/routes/Link';
import type { EapRegistration } from '#contract/eap';
import type { EapKind } from '#domain/eap/eapTypes';
import { versionsBetween, versionsOf } from '#resources/eap/versions';
import { Button } from '#ui/actions/Button';
import { ChangedText } from '#ui/display/ChangedText';
import { useDescribeValue } from '#ui/drafts/useDescribeValue';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { RegistrationContext } from '../fields/eapOptions';
import { fullForm, simplifiedForm } from '../form/defineEapForm';
import { EapKindContext } from '../form/EapKindContext';
import { useEapStrings } from '../form/useEapStrings';
import { fullQuery, simplifiedQuery } from '../queries';
import { earlierValues, subjects } from './alignVersions';
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
  // the newest version comes first in the list, whichever was chosen as which
  const [now, before] = versions.filter(({ id }) => id === later || id === earlier);
  const compared = now && before && { now, before, between: versionsBetween(versions, before.version, now.version) };
  return (
    <Modal
      size="lg"
      isOpen
      title={t.title}
      onClose={onClose}
      footer={
        <>
          {compared && (
            <Link
              variant="quiet"
              to={kind === 'full' ? 'eapFullExport' : 'eapSimplifiedExport'}
              params={{ eapId: registration.id }}
              search={{ version: compared.now.version, diff: 'true', since: compared.before.version }}
            >
              {t.print}
            </Link>
          )}
          <Button onPress={onClose}>{t.close}</Button>
        </>
      }
    >
      <EapKindContext value={kind}>
        <RegistrationContext value={registration}>
          <Stack gap="s4">
            <Row gap="s3">
              <NativeSelect label={t.earlier} options={options} value={earlier} onChange={setEarlier} />
              <NativeSelect label={t.later} options={options} value={later} onChange={setLater} />
            </Row>
            {!compared && <p>{t.same}</p>}
            {compared && kind === 'full' && (
              <Versions definition={fullForm(registration.id)} query={fullQuery} {...compared} />
            )}
            {compared && kind === 'simplified' && (
              <Versions definition={simplifiedForm(registration.id)} query={simplifiedQuery} {...compared} />
            )}
          </Stack>
        </RegistrationContext>
      </EapKindContext>
    </Modal>
  );
}

interface Version {
  readonly id: number;
}

interface VersionsProps<V extends object, Stored extends object> {
  readonly definition: FormOf<V, Stored>;
  readonly query: (id: number) => UseQueryOptions<Stored, ApiError>;
  readonly before: Version;
  readonly now: Version;
  /** What rows continue stands in the versions between the two. */
  readonly between: readonly Version[];
}

function Versions<V extends object, Stored extends object>(props: VersionsProps<V, Stored>) {
  const { definition, query, before, now, between } = props;
  const messageOf = useErrorMessage();
  const reads = useQueries({ queries: [before, now, ...between].map(({ id }) => query(id)) });
  const failed = reads.find(({ error, data }) => error && !data);
  if (failed?.error) {
    return <StateMessage state="error" message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  }
  const [earlier, later, ...others] = reads.flatMap(({ data }) => (data ? [data] : []));
  if (!earlier || !later || others.length < between.length) return <Skeleton kind="block" height="10rem" />;
  return <Changes definition={definition} before={earlier} now={later} between={others} />;
}

interface ChangesProps<V extends object, Stored extends object> {
  readonly definition: FormOf<V, Stored>;
  readonly before: Stored;
  readonly now: Stored;
  readonly between: readonly Stored[];
}

function Changes<V extends object, Stored extends object>(props: ChangesProps<V, Stored>) {
  const { definition, before, now, between } = props;
  const t = useStrings(eapCompareStrings);
  const names = useEapStrings();
  const { language } = useLanguage();
  const values: FormValues = Object.fromEntries(Object.entries(valuesOfStored(definition, now)));
  const was = earlierValues(definition, before, now, between);
  const changes = versionChanges(definition, was, values);
  const words = useDescribeValue(renderFieldValue(definition, names));
  const side = (change: VersionChange, value: unknown, of: FormValues) =>
    value === undefined || value === null ? t.nothing : words(change.field, value, of);
  const subjectOf = useSubjects();
  /** An operation goes by its sector: its number is another one in each version. */
  const labelOfChange = ({ name, field, now: is }: VersionChange) => {
    const of = is === undefined ? was : values;
    const label = labelOf(definition, field, names, of, language) ?? name;
    const subject = subjectOf(field, of);
    const [list, index] = field.split('.');
    const numbered = subject && list && labelOf(definition, `${list}.${index}`, names, of, language);
    if (!subject || !list || !numbered || !label.startsWith(numbered)) return label;
    const title = names.rowOf({ kind: labelOf(definition, list, names, of, language) ?? list, title: subject });
    return `${title}${label.slice(numbered.length)}`;
  };
  return (
    <Stack gap="s4">
      <strong role="status">{changes.length === 0 ? t.none : t.counted({ count: changes.length })}</strong>
      <Stack as="ul" gap="s4">
        {changes.map((change) => {
          const kind = fieldNamed(definition, change.field)?.kind;
          const isText = kind === 'longText' || kind === 'text';
          return (
            <li key={change.path}>
              <strong>{labelOfChange(change)}</strong>
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

/** Returns a function that says which sector or approach the row of a path is about; undefined for rows of other lists. */
function useSubjects() {
  const { data } = useReference('globalEnums');
  return (path: string, document: FormValues): string | undefined => {
    const [list = '', index] = path.split('.');
    const subject = subjects[list];
    if (subject === undefined) return undefined;
    const key: unknown = Reflect.get(Object(Reflect.get(Object(document[list]), index ?? '')), subject);
    const options = subject === 'sector' ? data?.eap_sector : data?.eap_approach;
    return options?.find((option) => option.key === key)?.value;
  };
}
