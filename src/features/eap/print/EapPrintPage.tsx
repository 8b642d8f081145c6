import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
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
import { labelled } from '#domain/format/labelled';
import { versionsBetween, versionsOf } from '#resources/eap/versions';
import { districtsQuery } from '#resources/province/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
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
  /** The version whose changes are to be marked. */
  readonly before: Stored | undefined;
  /** The versions between the two. */
  readonly between: readonly Stored[];
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
  const { language } = useLanguage();
  const { eapId } = useNumericParams('eapId');
  const [search] = useSearchParams();
  const registration = useQuery(registrationQuery(eapId));
  const data = registration.data;
  usePageTitle(data ? labelled(language, title, aboutProtocol(data, names)) : null);
  const versions = data ? versionsOf(kind, data) : [];
  const wanted = search.get('version');
  const version = wanted === null ? versions[0] : versions.find((each) => String(each.version) === wanted);
  const isDiff = marksChanges && search.get('diff') === 'true';
  // the server's PDF maker names no version to compare with: it is the one before
  const since = Number(search.get('since')) || (version?.version ?? 0) - 1;
  const earlier =
    isDiff && version ? versions.find((each) => each.version === since && each.version < version.version) : undefined;
  const others = earlier && version ? versionsBetween(versions, earlier.version, version.version) : [];
  const stored = useQuery({ ...query(version?.id ?? 0), enabled: version !== undefined });
  const before = useQuery({ ...query(earlier?.id ?? 0), enabled: earlier !== undefined });
  const between = useQueries({ queries: others.map(({ id }) => query(id)) });
  // the names of options, areas and provinces are part of the document
  const enums = useReference('globalEnums');
  const countries = useReference('countries');
  const areas = useQuery({ ...areasQuery(data?.country ?? 0), enabled: data !== undefined });
  const provinces = useQuery({ ...districtsQuery(data ? [data.country] : []), enabled: data !== undefined });
  const reads = [registration, stored, enums, countries, areas, provinces, ...(earlier ? [before, ...between] : [])];
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
        <PrintPage>
          {children({
            registration: data,
            stored: stored.data,
            before: earlier && before.data,
            between: between.flatMap((read) => (read.data === undefined ? [] : [read.data])),
          })}
        </PrintPage>
      </RegistrationContext>
    </EapKindContext>
  );
}
