import { useMemo, useState } from 'react';
import type { EapRegistration } from '#contract/eap';
import { actorNow } from '#domain/eap/statusSteps';
import { Tag } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { momentColumn, textColumn } from '#ui/table/columns';
import { deadlineText, eapName, versionsOfEap } from './eapTexts';
import { eapListStrings } from './strings';

const tones = { 10: 'neutral', 20: 'blue', 30: 'yellow', 40: 'blue', 50: 'green', 60: 'green' } as const;

/** The status of a protocol in the server's words. */
export function EapStatusTag({ registration }: { readonly registration: EapRegistration }) {
  return <Tag tone={tones[registration.status]}>{registration.status_display}</Tag>;
}

/** The newest of the dates of a registration and its versions: that of the registration does not move with saves. */
const lastChange = (registration: EapRegistration): string =>
  [registration.modified_at, ...versionsOfEap(registration).map(({ modified_at }) => modified_at)].toSorted().at(-1) ??
  registration.modified_at;

/** The columns of the list of protocols. @source reference/eap.md, section 1.2 */
export function useEapColumns() {
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
      },
      {
        id: 'next',
        header: t.next,
        part: 'fact' as const,
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
