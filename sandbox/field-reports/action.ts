import type { z } from 'zod';
import type { Action } from '#contract/action';
import { ActionCategory, ActionOrg, ActionType } from '#contract/enums';
import { inLanguage, type Language } from '../core/http/language';
import type { ActionRow } from './tables';

/** An action that a field report can name. */
export const action = (row: ActionRow, language: Language): z.output<typeof Action> => ({
  id: row.id,
  category: ActionCategory.parse(row.category),
  field_report_types: row.field_report_types.map((type) => ActionType.parse(type)),
  name: inLanguage(row.name, language),
  organizations: row.organizations.map((organization) => ActionOrg.parse(organization)),
  tooltip_text: inLanguage(row.tooltip_text, language),
  translation_module_original_language: 'en',
});
