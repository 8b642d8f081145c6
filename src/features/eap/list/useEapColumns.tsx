import { useMemo, useState } from 'react';
import type { EapRegistration } from '#contract/eap';
import { actorNow } from '#domain/eap/statusSteps';
import { joinTexts } from '#domain/format/joinTexts';
import { EapStatusTag } from '#resources/eap/EapStatusTag';
import { versionsOfEap } from '#resources/eap/versions';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { type FileColumn, fileSeparator, momentColumn, textColumn } from '#ui/table/columns';
import { deadlineText, eapName } from './eapTexts';
import { eapListStrings } from './strings';

/** The newest of the dates of a registration and its versions: that of the registration does not move with saves. */
const lastChange = (registration: EapRegistration): string =>
  [registration.modified_at, ...versionsOfEap(registration).map(({ modified_at }) => modified_at)].toSorted().at(-1) ??
  registration.modified_at;

/** The columns of the list of protocols. @source reference/eap.md, section 1.2 */
export function useEapColumns(): readonly FileColumn<EapRegistration>[] {
  const t = useStrings(eapListStrings);
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const actors = { nationalSociety: t.actsSociety, federation: t.actsFederation, nobody: t.actsNobody };
    return [
      momentColumn({ id: 'updated', header: t.updated, value: lastChange }),
      textColumn({
        id: 'name',
        header: t.name,
        ordering: 'country',
        value: (row: EapRegistration) => eapName(row, t),
      }),
      textColumn({
        id: 'type',
        header: t.type,
        ordering: 'eap_type',
        value: ({ eap_type_display }: EapRegistration) => eap_type_display || t.undecided,
      }),
      {
        id: 'status',
        header: t.status,
        ordering: 'status',
        cell: (row: EapRegistration) => <EapStatusTag registration={row} />,
        fileValue: ({ status_display }: EapRegistration) => status_display,
      },
      {
        id: 'next',
        header: t.next,
        part: 'fact' as const,
        fileValue: (row: EapRegistration) =>
          joinTexts([actors[actorNow(row.status)], deadlineText(row, t, language, now)], fileSeparator),
        cell: (row: EapRegistration) => {
          const due = deadlineText(row, t, language, now);
          return (
            <>
              {actors[actorNow(row.status)]}
              {due !== null && <Note size="xs">{due}</Note>}
            </>
          );
        },
      },
    ];
  }, [t, language, now]);
}
