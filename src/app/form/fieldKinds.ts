import * as z from 'zod/mini';
import { isEmail } from '#domain/account/email';
import { isPublicUrl } from '#domain/links/safeUrl';
import { isBlankHtml } from '#ui/content/plainText';
import type { RuleStrings } from './rules';

/** The limits that a field may set; each kind reads those that concern it. */
export interface FieldLimits {
  /** Characters. */
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
}

/** How one kind of field holds its value: in the form, on the server, and which values are valid. */
export interface KindRules {
  /** What an unanswered field holds. */
  readonly blank: unknown;
  readonly fromStored: (stored: unknown) => unknown;
  readonly toBody: (value: unknown) => unknown;
  readonly isBlank: (value: unknown) => boolean;
  /** The schema of a value that is not blank. */
  readonly schema: (limits: FieldLimits, t: RuleStrings) => z.ZodMiniType;
}

/** The server keeps counts in 32 bits. */
const maxInteger = 2_147_483_647;

const textOrNull = (text: unknown) => (typeof text === 'string' && text.trim() ? text : null);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const listOrNull = (list: unknown) => (Array.isArray(list) && list.length > 0 ? list : null);
const dayOf = (moment: unknown) => textOrNull(moment)?.slice(0, 10) ?? null;
const isNothing = (value: unknown) => value === null || value === undefined;

const maxLengthCheck = ({ maxLength = Number.POSITIVE_INFINITY }: FieldLimits, t: RuleStrings) =>
  z.maxLength(maxLength, t.tooLong({ count: maxLength }));

const text: KindRules = {
  blank: null,
  fromStored: textOrNull,
  toBody: (value) => textOrNull(value)?.trim() ?? null,
  isBlank: (value) => textOrNull(value) === null,
  schema: (limits, t) => z.string().check(z.trim(), maxLengthCheck(limits, t)),
};

const richText: KindRules = {
  ...text,
  toBody: textOrNull,
  isBlank: (value) => isBlankHtml(textOrNull(value)),
};

const email: KindRules = {
  ...text,
  schema: (limits, t) => z.string().check(z.trim(), maxLengthCheck(limits, t), z.refine(isEmail, t.email)),
};

const url: KindRules = {
  ...text,
  schema: (limits, t) => z.string().check(z.trim(), maxLengthCheck(limits, t), z.refine(isPublicUrl, t.url)),
};

const key: KindRules = {
  blank: null,
  fromStored: (stored) => stored ?? null,
  toBody: (value) => value ?? null,
  isBlank: isNothing,
  schema: () => z.unknown(),
};

const number: KindRules = {
  blank: null,
  fromStored: numberOrNull,
  toBody: numberOrNull,
  isBlank: isNothing,
  schema: ({ min = 0, max = maxInteger }, t) =>
    z
      .number(t.number)
      .check(z.minimum(min, min === 0 ? t.zeroOrMore : t.atLeast({ min })), z.maximum(max, t.atMost({ max }))),
};

const date: KindRules = {
  blank: null,
  fromStored: dayOf,
  toBody: textOrNull,
  isBlank: (value) => textOrNull(value) === null,
  schema: (_, t) => z.iso.date(t.date),
};

const keys: KindRules = {
  blank: null,
  fromStored: listOrNull,
  toBody: (value) => listOrNull(value) ?? [],
  isBlank: (value) => listOrNull(value) === null,
  schema: () => z.unknown(),
};

/** Every kind of field. Days, keys and ids are held as the server sends them; null is an unanswered field. */
export const fieldKinds = {
  text,
  longText: text,
  phone: text,
  email,
  url,
  /** HTML as the editor writes it. */
  richText,
  /** A whole number, zero or more unless `min` says otherwise. */
  count: {
    ...number,
    schema: (limits, t) => {
      const { min = 0, max = maxInteger } = limits;
      return z
        .int(t.wholeNumber)
        .check(z.minimum(min, min === 0 ? t.zeroOrMore : t.atLeast({ min })), z.maximum(max, t.atMost({ max })));
    },
  },
  /** A calendar year: a whole number without a thousands sign. */
  year: {
    ...number,
    schema: ({ min = 0, max = maxInteger }, t) =>
      z
        .int(t.wholeNumber)
        .check(z.minimum(min, t.atLeast({ min: String(min) })), z.maximum(max, t.atMost({ max: String(max) }))),
  },
  /** A decimal number. */
  number,
  /** A day, yyyy-MM-dd. */
  date,
  /** A day that the server keeps as midnight UTC. */
  utcDate: { ...date, toBody: (value) => (textOrNull(value) === null ? null : `${value}T00:00:00.000Z`) },
  /** true, false or unanswered. */
  yesNo: key,
  /** true or false. */
  checkbox: {
    blank: false,
    fromStored: (stored) => stored === true,
    toBody: (value) => value === true,
    isBlank: (value) => value !== true,
    schema: () => z.unknown(),
  },
  /** A value that no control of the kit shows. */
  hidden: key,
  /** One of a few options, all visible. */
  radio: key,
  /** One of a handful of options, in the browser's own select. */
  nativeSelect: key,
  /** One of many options, with a search. */
  select: key,
  /** Any number of a few options, all visible. */
  checklist: keys,
  /** Any number of many options, with a search. */
  multiSelect: keys,
  /** Uploaded files. */
  files: keys,
  /** A list of rows, each with fields of its own and a client_id. */
  rows: keys,
} satisfies Record<string, KindRules>;

export type FieldKind = keyof typeof fieldKinds;

export const rulesOfKind = (kind: FieldKind): KindRules => fieldKinds[kind];
