import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import type { ApiError } from '#app/request/errors';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { EapRegistration, FullEapMini, SimplifiedEapMini } from '#contract/eap';
import { type EapKind, eapKind } from '#domain/eap/eapTypes';
import { isRevision, type ReadOnlyReason, readOnlyReason } from '#domain/eap/statusSteps';
import { joinTexts } from '#domain/format/joinTexts';
import { versionsOf } from '#resources/eap/versions';
import { Alert } from '#ui/feedback/Alert';
import { StateMessage } from '#ui/feedback/StateMessage';
import { Stack } from '#ui/layout/Stack';
import { RegistrationContext } from '../fields/eapOptions';
import { registrationQuery } from '../queries';
import { useEapRights } from '../rights';
import { EapKindContext } from './EapKindContext';
import { ShareAction } from './ShareAction';
import type { StoredVersion } from './useDocumentActions';
import { type EapStrings, useEapStrings } from './useEapStrings';

const reasons = (t: EapStrings): Readonly<Record<ReadOnlyReason, string>> => ({
  olderVersion: t.readOnlyOlder,
  underReview: t.readOnlyReview,
  validated: t.readOnlyValidated,
  needsRevision: t.readOnlyRevise,
  notAllowed: t.notEditor,
});

/** A version as its form shows it. */
export interface ShownForm<Stored> {
  readonly registration: EapRegistration;
  /** Undefined before the first save. */
  readonly stored: Stored | undefined;
  readonly isReadOnly: boolean;
  /** Whether the version answers comments. */
  readonly isRevision: boolean;
}

interface EapFormPageProps<Stored> {
  readonly kind: EapKind;
  readonly query: (id: number) => UseQueryOptions<Stored, ApiError>;
  readonly children: (shown: ShownForm<Stored>) => ReactNode;
}

/** The page of a protocol's form: the wanted version, else the latest one, or a blank one before the first save. @source reference/eap.md, section 1.4 */
export function EapFormPage<Stored extends StoredVersion>({ kind, query, children }: EapFormPageProps<Stored>) {
  const t = useEapStrings();
  const { eapId } = useNumericParams('eapId');
  const { data } = useQuery(registrationQuery(eapId));
  const [search] = useSearchParams();
  const shown = data && shownVersion(kind, data, search);
  return (
    <FormPage
      title={kind === 'full' ? t.fullTitle : t.simplifiedTitle}
      description={data && joinTexts([aboutProtocol(data, t), shown ? t.versionShown(shown) : null], ' · ')}
      list={{ label: t.myEaps, href: href('accountMyFormsEap') }}
      actions={shown && <ShareAction registration={eapId} />}
    >
      <StoredDocument query={registrationQuery(eapId)} missing={t.notLoaded} showsOtherLanguages>
        {(registration) => (
          <EapKindContext value={kind}>
            <RegistrationContext value={registration}>
              <Version kind={kind} registration={data ?? registration} query={query}>
                {children}
              </Version>
            </RegistrationContext>
          </EapKindContext>
        )}
      </StoredDocument>
    </FormPage>
  );
}

/** The version that the address names, else the latest one; undefined before the first save. */
function shownVersion(kind: EapKind, registration: EapRegistration, search: URLSearchParams) {
  const versions: readonly (SimplifiedEapMini | FullEapMini)[] = versionsOf(kind, registration);
  return versions.find(({ version }) => String(version) === search.get('version')) ?? versions[0];
}

/** The country and the hazard of a protocol. */
export const aboutProtocol = (
  { country_details, disaster_type_details }: EapRegistration,
  t: Pick<EapStrings, 'about'>,
): string => t.about({ country: country_details.name ?? '', hazard: disaster_type_details.name ?? '' });

interface VersionProps<Stored> extends EapFormPageProps<Stored> {
  readonly registration: EapRegistration;
}

function Version<Stored extends StoredVersion>({ kind, registration, query, children }: VersionProps<Stored>) {
  const t = useEapStrings();
  const rightsFor = useEapRights();
  const [search] = useSearchParams();
  const decided = eapKind(registration.eap_type);
  if (decided !== null && decided !== kind) return <StateMessage state="error" message={t.wrongType} />;
  const rights = rightsFor(registration.national_society_details);
  const versions = versionsOf(kind, registration);
  const [latest] = versions;
  const wanted = search.get('version');
  const shown = shownVersion(kind, registration, search);
  const reason = readOnlyReason(
    {
      status: registration.status,
      isLatest: shown?.id === latest?.id,
      isLocked: shown?.is_locked ?? false,
    },
    rights,
  );
  const isReadOnly = reason !== null;
  const isAnswer =
    shown !== undefined &&
    isRevision({ status: registration.status, version: shown.version, isLocked: shown.is_locked });
  const key = `${shown?.id ?? 'new'} ${reason ?? ''}`;
  return (
    <Stack gap="s4">
      {wanted !== null && shown && String(shown.version) !== wanted && (
        <Alert tone="warning" title={t.noVersion({ version: wanted })} />
      )}
      {reason !== null && <Alert tone="warning" title={reasons(t)[reason]} />}
      {shown === undefined ? (
        <div key={key}>{children({ registration, stored: undefined, isReadOnly, isRevision: false })}</div>
      ) : (
        <StoredDocument key={shown.id} query={query(shown.id)} missing={t.notLoaded} showsOtherLanguages>
          {(stored) => <div key={key}>{children({ registration, stored, isReadOnly, isRevision: isAnswer })}</div>}
        </StoredDocument>
      )}
    </Stack>
  );
}
