import { useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import { useCurrentUser } from '#app/session/currentUser';
import type { DrefProcess } from '#domain/dref/drefProcess';
import { isApprover, nextStep } from '#domain/dref/drefRules';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { dateColumn, textColumn } from '#ui/table/columns';
import { stageName, statusName } from './documentNames';
import { StatusTag } from './StatusTag';
import { drefListStrings } from './strings';

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

/** Returns a function that says the next step of a DREF, and who can take it. */
function useNextStepText() {
  const t = useStrings(drefListStrings);
  const { permissions } = useCurrentUser();
  const regions = useReference('regions').data?.results;
  return useMemo(() => {
    /** Who can finalise and approve the documents of a DREF. */
    const approver = ({ application }: DrefProcess) => {
      const region = application.country_details?.region;
      if (isApprover(permissions, region)) return t.byYou;
      if (region === null || region === undefined) return t.bySuperusers;
      const name = regions?.find(({ id }) => id === region)?.region_name;
      return name === undefined ? t.byRegion : t.byCoordinators({ region: name });
    };
    return (process: DrefProcess) => {
      const step = nextStep(process);
      if (step === 'finalize') return t.stepFinalize({ who: approver(process) });
      if (step === 'retry') return t.stepRetry({ who: approver(process) });
      if (step === 'approve') return t.stepApprove({ who: approver(process) });
      return { wait: t.stepWait, followUp: t.stepFollowUp, followUpLoan: t.stepFollowUpLoan, closed: t.stepClosed }[
        step
      ];
    };
  }, [t, permissions, regions]);
}

/**
 * The columns of the lists of DREFs, a row being the latest document; the list of active ones has its type and next step, too.
 *
 * @source reference/dref.md, section 1.2
 */
export function useDrefColumns(isActive: boolean) {
  const t = useStrings(drefListStrings);
  const nextStepText = useNextStepText();
  return useMemo(() => {
    const type = textColumn({
      id: 'type',
      header: t.type,
      ordering: 'type_of_dref',
      value: ({ latest }: DrefProcess) => latest.type_of_dref_display,
    });
    const next = textColumn({ id: 'next', header: t.nextStep, part: 'fact', value: nextStepText });
    return [
      dateColumn({
        id: 'created',
        header: t.created,
        ordering: 'created_at',
        value: ({ latest }: DrefProcess) => latest.created_at,
      }),
      textColumn({
        id: 'code',
        header: t.appealCode,
        ordering: 'appeal_code',
        value: ({ latest }: DrefProcess) => latest.appeal_code,
      }),
      textColumn({
        id: 'title',
        header: t.title,
        ordering: 'title',
        value: ({ latest }: DrefProcess) => latest.title?.trim() || t.untitled,
      }),
      textColumn({
        id: 'stage',
        header: t.stage,
        part: 'fact',
        value: ({ latest }: DrefProcess) => stageName(latest, t),
      }),
      textColumn({
        id: 'country',
        header: t.country,
        ordering: 'country',
        value: ({ latest }: DrefProcess) => latest.country_name,
      }),
      ...(isActive ? [type] : []),
      {
        id: 'status',
        header: t.status,
        info: <StatusMeanings />,
        cell: ({ latest }: DrefProcess) => <StatusTag status={latest.status} />,
        sortValue: ({ latest }: DrefProcess) => statusName(latest.status, t),
      },
      ...(isActive ? [next] : []),
    ];
  }, [t, isActive, nextStepText]);
}
