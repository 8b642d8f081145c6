import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '#app/form/StoredDocument';
import { usePageTitle } from '#app/page/Page';
import { type ApiError, isRefusedOrMissing } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { EapRegistration } from '#contract/eap';
import type { EapKind } from '#domain/eap/eapTypes';
import { versionsOf } from '#resources/eap/versions';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { PrintPage, PrintPagePlaceholder } from '#ui/print/PrintPage';
import { areasQuery, RegistrationContext } from '../fields/eapOptions';
import { aboutProtocol } from '../form/EapFormPage';
import { EapKindContext } from '../form/EapKindContext';
import { useEapStrings } from '../form/useEapStrings';
import { registrationQuery } from '../queries';
import { eapPrintStrings } from './strings';

/** A version as it is printed. */
export interface Printed<Stored> {
  readonly registration: EapRegistration;
  readonly stored: Stored;
  /** The version before, where changes are to be marked. */
  readonly before: Stored | undefined;
}

interface EapPrintPageProps<Stored> {
  readonly kind: EapKind;
  readonly title: string;
  readonly query: (id: number) => UseQueryOptions<Stored, ApiError>;
  /** False for the summary, which is printed without changes. */
  readonly marksChanges?: boolean;
  readonly children: (printed: Printed<Stored>) => ReactNode;
}

/** A print page of a protocol: the registration first, then the wanted version, and for changes the one before it. @source reference/eap.md, section 1.6 */
export function EapPrintPage<Stored>({ kind, title, query, marksChanges = true, children }: EapPrintPageProps<Stored>) {
  const t = useStrings(eapPrintStrings);
  const names = useEapStrings();
  const messageOf = useErrorMessage();
  const { eapId } = useNumericParams('eapId');
  const [search] = useSearchParams();
  const registration = useQuery(registrationQuery(eapId));
  const data = registration.data;
  usePageTitle(data ? `${title}: ${aboutProtocol(data, names)}` : null);
  const versions = data ? versionsOf(kind, data) : [];
  const wanted = search.get('version');
  const version = wanted === null ? versions[0] : versions.find((each) => String(each.version) === wanted);
  const isDiff = marksChanges && search.get('diff') === 'true';
  const earlier = isDiff && version ? versions.find((each) => each.version === version.version - 1) : undefined;
  const stored = useQuery({ ...query(version?.id ?? 0), enabled: version !== undefined });
  const before = useQuery({ ...query(earlier?.id ?? 0), enabled: earlier !== undefined });
  // the names of options and areas are part of the document
  const enums = useReference('globalEnums');
  const countries = useReference('countries');
  const areas = useQuery({ ...areasQuery(data?.country ?? 0), enabled: data !== undefined });
  const reads = [registration, stored, enums, countries, areas, ...(earlier ? [before] : [])];
  const failed = reads.find(({ error, data: read }) => error && !read);
  if (failed?.error) {
    const isMissing = isRefusedOrMissing(failed.error);
    return (
      <PrintPagePlaceholder>
        <StateMessage
          state="error"
          message={isMissing ? names.notLoaded : messageOf(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      </PrintPagePlaceholder>
    );
  }
  if (data && version === undefined) {
    return (
      <PrintPagePlaceholder>
        <StateMessage state="empty" message={t.noVersion} />
      </PrintPagePlaceholder>
    );
  }
  if (!data || !stored.data || reads.some((read) => read.data === undefined)) {
    return (
      <PrintPagePlaceholder>
        <FormSkeleton />
      </PrintPagePlaceholder>
    );
  }
  return (
    <EapKindContext value={kind}>
      <RegistrationContext value={data}>
        <PrintPage>{children({ registration: data, stored: stored.data, before: earlier && before.data })}</PrintPage>
      </RegistrationContext>
    </EapKindContext>
  );
}
