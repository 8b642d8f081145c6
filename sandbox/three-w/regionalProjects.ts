import type { RegionalProject } from '#contract/project';
import type { RegionalProjectRow } from './tables';

export const regionalProject = (row: RegionalProjectRow | undefined): RegionalProject | null =>
  row ? { ...row, translation_module_original_language: 'en', translation_module_skip_auto_translation: false } : null;
