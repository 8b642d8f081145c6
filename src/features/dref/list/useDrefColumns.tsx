import { useMemo } from 'react';
import type { DrefDocument, DrefProcess } from '#domain/dref/drefProcess';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { dateColumn, textColumn } from '#ui/table/columns';
import { StatusTag } from './StatusTag';
import { drefListStrings } from './strings';

export type ListStrings = Strings<(typeof drefListStrings)['templates']>;

/** The name of a document's stage. */
export const stageName = ({ stage, number }: Pick<DrefDocument, 'stage' | 'number'>, t: ListStrings) =>
  stage === 'operationalUpdate' ? t.operationalUpdate({ number: number ?? '' }) : t[stage];

/** The name of a document in dialogs and for screen readers. */
export const documentName = (document: DrefDocument, t: ListStrings) =>
  `${document.title?.trim() || t.untitled} (${stageName(document, t)})`;

function StatusMeanings() {
  const t = useStrings(drefListStrings);
  return (
    <InfoPopup label={t.status}>
      <ul>
        {[t.statusDraft, t.statusFinalizing, t.statusFinalized, t.statusApproved, t.statusFailed].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </InfoPopup>
  );
}

/** The columns of the lists of DREFs, a row being the latest document. @source reference/dref.md, section 1.2 */
export function useDrefColumns(hasType: boolean) {
  const t = useStrings(drefListStrings);
  return useMemo(() => {
    const type = textColumn({
      id: 'type',
      header: t.type,
      value: ({ latest }: DrefProcess) => latest.type_of_dref_display,
    });
    return [
      dateColumn({ id: 'created', header: t.created, value: ({ latest }: DrefProcess) => latest.created_at }),
      textColumn({ id: 'code', header: t.appealCode, value: ({ latest }: DrefProcess) => latest.appeal_code }),
      textColumn({
        id: 'title',
        header: t.title,
        value: ({ latest }: DrefProcess) => latest.title?.trim() || t.untitled,
      }),
      textColumn({ id: 'stage', header: t.stage, value: ({ latest }: DrefProcess) => stageName(latest, t) }),
      textColumn({ id: 'country', header: t.country, value: ({ latest }: DrefProcess) => latest.country_name }),
      ...(hasType ? [type] : []),
      {
        id: 'status',
        header: t.status,
        info: <StatusMeanings />,
        cell: ({ latest }: DrefProcess) => <StatusTag status={latest.status} />,
      },
    ];
  }, [t, hasType]);
}
