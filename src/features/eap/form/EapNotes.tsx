import { FieldNotes } from '#app/form/FieldNotes';
import { useFormSelector } from '#app/form/useFormSelector';
import { type BudgetNote, budgetNotes, peopleBeyondTotal } from '#domain/eap/budgetNotes';
import { formatNumber } from '#domain/format/numbers';
import type { Language } from '#domain/language/language';
import { useLanguage } from '#ui/language/LanguageContext';
import type { EapValues } from '../fields/eapShape';
import { useEapKind } from './EapKindContext';
import { type EapStrings, useEapStrings } from './useEapStrings';

function textOf(note: BudgetNote, t: EapStrings, language: Language): string {
  const number = (value: number) => formatNumber(value, language) ?? String(value);
  if (note.kind === 'sum') return t.noteSum({ parts: number(note.parts), total: number(note.total) });
  if (note.kind === 'preparedness') return t.notePreparedness({ share: note.share, most: note.most });
  return t.noteCeiling({ total: number(note.total), most: number(note.most) });
}

/** What the guidance does not expect, on every tab: each note names its field and leads there. Nothing of it prevents a save. @source reference/eap.md, section 3.5 */
export function EapNotes({ onGoTo }: { readonly onGoTo: (path: string) => void }) {
  const t = useEapStrings();
  const kind = useEapKind();
  const { language } = useLanguage();
  const notes = useFormSelector((values: EapValues) => {
    const { total_budget = null, readiness_budget = null, pre_positioning_budget = null } = values;
    const { early_action_budget = null, total_people_targeted = null, planned_operations } = values;
    const amounts = { total_budget, readiness_budget, pre_positioning_budget, early_action_budget };
    const people = (planned_operations ?? []).map(({ people_targeted }) => people_targeted);
    return [
      ...budgetNotes(kind, amounts).map((note) => ({ path: 'total_budget', message: textOf(note, t, language) })),
      ...(peopleBeyondTotal(total_people_targeted, people)
        ? [{ path: 'total_people_targeted', message: t.notePeople }]
        : []),
    ];
  });
  return (
    <FieldNotes label={t.warnings} heading={t.warningsCounted({ count: notes.length })} notes={notes} onGoTo={onGoTo} />
  );
}
