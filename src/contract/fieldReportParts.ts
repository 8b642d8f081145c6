import { z } from 'zod';
import { Action } from './action';
import { ActionOrg, OriginalLanguage } from './enums';

/** The parts that a field report and its short form share. */

export const FieldReportContact = z.object({
  id: z.int(),
  ctype: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  title: z.string(),
});
export type FieldReportContact = z.infer<typeof FieldReportContact>;

export const FieldReportSource = z.object({
  id: z.int(),
  spec: z.string().nullable(),
  stype: z.int(),
  translation_module_original_language: OriginalLanguage,
});
export type FieldReportSource = z.infer<typeof FieldReportSource>;

export const ActionsTaken = z.object({
  id: z.int(),
  actions: z.array(z.int()),
  actions_details: z.array(Action),
  organization: ActionOrg,
  summary: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type ActionsTaken = z.infer<typeof ActionsTaken>;

export const FieldReportUser = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
});
export type FieldReportUser = z.infer<typeof FieldReportUser>;

export const ActionsTakenBody = z.object({
  actions: z.array(z.int()).optional(),
  id: z.int().optional(),
  organization: ActionOrg,
  summary: z.string().nullable().optional(),
});
export type ActionsTakenBody = z.input<typeof ActionsTakenBody>;

export const FieldReportContactBody = z.object({
  ctype: z.string().max(100).optional(),
  email: z.string().max(300),
  id: z.int().optional(),
  name: z.string().max(100),
  phone: z.string().max(50).optional(),
  title: z.string().max(300),
});
export type FieldReportContactBody = z.input<typeof FieldReportContactBody>;

export const FieldReportSourceBody = z.object({
  id: z.int().optional(),
  spec: z.string().nullable().optional(),
  stype: z.int(),
});
export type FieldReportSourceBody = z.input<typeof FieldReportSourceBody>;
