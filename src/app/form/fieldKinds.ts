import * as z from 'zod/mini';
import { isEmail } from '#domain/account/email';
import { isPublicUrl } from '#domain/links/safeUrl';
import { isBlankHtml } from '#ui/content/plainText';
import type { RuleStrings } from './rules';

/** The limits of a field; each kind uses some of them. */
export interface FieldLimits {
  /** Characters. */
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
}

/** The value of a kind of field in the form and on the server, and its validation. */
export interface KindRules {
  /** The value of an unanswered field. */
  readonly blank: unknown;
  readonly fromStored: (stored: unknown) => unknown;
  readonly toBody: (value: unknown) => unknown;
  readonly isBlank: (value: unknown) => boolean;
  /** Whether an untouched answer goes back exactly as it is stored: with its spaces, or with the time of its day. */
  readonly keepsStored?: boolean;
  /** The schema of a value that is not blank. */
  readonly schema: (limits: FieldLimits, t: RuleStrings) => z.ZodMiniType;
}

/** The server stores counts in 32 bits. */
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
  keepsStored: true,
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

/** Every kind of field. Days, keys and ids have the server's format; null is unanswered. */
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
  /** A day that the server stores as midnight UTC. */
  utcDate: {
    ...date,
    keepsStored: true,
    toBody: (value) => (textOrNull(value) === null ? null : `${value}T00:00:00.000Z`),
  },
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
  /** A value without a control. */
  hidden: key,
  /** Single choice from a few options, shown as radios. */
  radio: key,
  /** Single choice from a few options in a native select. */
  nativeSelect: key,
  /** Single choice from many options with search. */
  select: key,
  /** Multiple choice from a few options, shown as checkboxes. */
  checklist: keys,
  /** Multiple choice from many options with search. */
  multiSelect: keys,
  /** Uploaded files. */
  files: keys,
  /** A list of rows, each with fields of its own and a client_id. */
  rows: keys,
} satisfies Record<string, KindRules>;

export type FieldKind = keyof typeof fieldKinds;

export const rulesOfKind = (kind: FieldKind): KindRules => fieldKinds[kind];
