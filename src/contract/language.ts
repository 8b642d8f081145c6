import { z } from 'zod';
import { LanguageCode } from './enums';

/** The strings of the interface as the server stores them, one row a key and language. */

export const LanguageTitle = z.object({
  code: z.string(),
  title: z.string(),
});
export type LanguageTitle = z.infer<typeof LanguageTitle>;

export const LanguageList = z.object({
  count: z.int().nullable(),
  results: z.array(LanguageTitle).nullable(),
});
export type LanguageList = z.infer<typeof LanguageList>;

export const LanguageString = z.object({
  id: z.int(),
  hash: z.string().nullable(),
  key: z.string(),
  language: LanguageCode,
  page_name: z.string().nullable(),
  value: z.string(),
});
export type LanguageString = z.infer<typeof LanguageString>;

export const LanguageStrings = z.object({
  code: z.string().nullable(),
  strings: z.array(LanguageString).nullable(),
  title: z.string().nullable(),
});
export type LanguageStrings = z.infer<typeof LanguageStrings>;

/** One change of a string; `page_name` and `key` name it. @source openapi.json, LanguageBulkAction */
export const LanguageBulkAction = z.object({
  action: z.enum(['set', 'delete']),
  key: z.string(),
  page_name: z.string().optional(),
  value: z.string().optional(),
  /** At most 32 characters: the MD5 of the English text that was translated. */
  hash: z.string().max(32).optional(),
});
export type LanguageBulkAction = z.infer<typeof LanguageBulkAction>;

export const LanguageBulkActions = z.object({ actions: z.array(LanguageBulkAction) });
export type LanguageBulkActions = z.infer<typeof LanguageBulkActions>;

export const LanguageBulkResult = z.object({
  new_strings: z.array(LanguageString).nullable(),
  updated_strings: z.array(LanguageString).nullable(),
  deleted_string_ids: z.array(z.int()).nullable(),
});
export type LanguageBulkResult = z.infer<typeof LanguageBulkResult>;
