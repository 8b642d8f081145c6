import type { EapRegistration } from '#contract/eap';
import { eapYears } from '#domain/eap/eapName';
import { daysToAnswer, type EapState, type StatusStep, type StepObstacle } from '#domain/eap/statusSteps';
import { formatDate, parseDay } from '#domain/format/dates';
import type { Language } from '#domain/language/language';
import type { Strings } from '#domain/language/strings';
import { versionsOfEap } from '#resources/eap/versions';
import type { eapListStrings } from './strings';

export type ListStrings = Strings<(typeof eapListStrings)['templates']>;

/** The name of a protocol in lists: its country, hazard and years. @source reference/eap.md, section 1.2 */
export function eapName(registration: EapRegistration, t: ListStrings): string {
  const [from, to] = eapYears(registration.created_at, registration.eap_type);
  const country = registration.country_details.name ?? '';
  const hazard = registration.disaster_type_details.name ?? '';
  // years have no thousands sign
  return to === null
    ? t.nameOpen({ country, hazard, from: String(from) })
    : t.nameYears({ country, hazard, from: String(from), to: String(to) });
}

/** The state of a protocol that its steps depend on. */
export function stateOf(registration: EapRegistration): EapState {
  const [latest] = versionsOfEap(registration);
  return {
    status: registration.status,
    latest: latest
      ? {
          version: latest.version,
          is_locked: latest.is_locked,
          hasUpdatedChecklist: latest.updated_checklist_file_details !== null,
        }
      : null,
    hasValidatedBudget: registration.validated_budget_file !== null,
  };
}

/** Why a step cannot be taken, in words. */
export function obstacleText(obstacle: StepObstacle, { actor }: StatusStep, t: ListStrings): string {
  if (obstacle === 'notAllowed') return t[`obstacle_${actor}`];
  return t[`obstacle_${obstacle}`];
}

/** What follows a step, in words. */
export function afterStep({ name }: StatusStep, registration: EapRegistration, t: ListStrings): string {
  const days = name === 'reopen' || name === 'feedback' ? daysToAnswer(versionsOfEap(registration).length) : 0;
  const texts = {
    submit: t.after_submit,
    feedback: t.after_feedback({ days }),
    validate: t.after_validate,
    resubmit: t.after_resubmit,
    approve: t.after_approve,
    reopen: t.after_reopen({ days }),
    sign: t.after_sign,
  };
  return texts[name];
}

const dayLength = 24 * 60 * 60 * 1000;

/** Days from a day to another one, whatever the hour. */
export function daysUntil(deadline: string, now: Date): number | null {
  const due = parseDay(deadline);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return due === null ? null : Math.round((due.getTime() - today.getTime()) / dayLength);
}

/** How long the National Society has to answer comments, in words; null where nothing is due. @source reference/eap.md, section 3.3 */
export function deadlineText({ deadline, status }: EapRegistration, t: ListStrings, language: Language, now: Date) {
  const left = status === 30 && deadline !== null ? daysUntil(deadline, now) : null;
  if (left === null || deadline === null) return null;
  const date = formatDate(deadline, language) ?? deadline;
  return left >= 0 ? t.dueIn({ count: left, date }) : t.overdue({ count: -left, date });
}
