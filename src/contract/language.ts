import { z } from 'zod';
import { LanguageCode } from './enums';

/** The words of the interface as the server keeps them, one row a key and language. */

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
