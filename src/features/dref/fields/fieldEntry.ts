import { type FieldDefinition, fieldsFrom } from '#app/form/definition';
import type { FieldKind } from '#app/form/fieldKinds';
import type { DrefStep } from '#domain/dref/drefSteps';
import { type DrefStage, drefLimits, drefType } from '#domain/dref/drefTypes';
import type { UploadedFile } from '#ui/fields/uploads';
import type { DrefStrings, PlainKey } from '../form/useDrefStrings';
import type { DrefFieldName, DrefValues, StageValues } from './drefShape';
import { everyLayout, type Layouts } from './layouts';

export type DrefField = FieldDefinition<DrefValues, DrefStrings, DrefStep>;

/** The unit of a figure. */
export type Unit = 'CHF' | 'percent' | 'month' | 'day';

interface CommonEntry extends Omit<DrefField, 'kind' | 'label' | 'step' | 'stepFor' | 'isExpected'> {
  /** Whether a complete document has an answer. True by default. */
  readonly isExpected?: boolean;
  /** Differences in the form of a stage. */
  readonly inStage?: Partial<Readonly<Record<DrefStage, Partial<DrefField>>>>;
  readonly unit?: Unit;
  /** Another place, at the start of a section, for layouts that do not have the field's tab. */
  readonly movedTo?: { readonly step: DrefStep; readonly section: PlainKey<DrefStrings>; readonly layouts: Layouts };
  /** True for values that no tab shows. */
  readonly isHidden?: boolean;
  /** The stages whose print pages show the answer. By default all stages that have the field. */
  readonly printedIn?: readonly DrefStage[];
  /** Layouts whose import template leaves the field out. Files and computed fields are never in it. */
  readonly noTemplateFor?: Layouts;
}

/** A field of any name. */
export interface DrefFieldEntry extends CommonEntry {
  readonly kind: FieldKind;
  readonly label?: DrefField['label'];
  /** The layouts that ask for the field, for each stage whose form has it. */
  readonly layouts: Partial<Readonly<Record<DrefStage, Layouts>>>;
}

type StagesOf<N> = { [S in DrefStage]: N extends keyof StageValues[S] ? S : never }[DrefStage];

type KindOf<Value> = Value extends string
  ? 'text' | 'longText' | 'phone' | 'email' | 'date'
  : Value extends boolean
    ? 'yesNo' | 'checkbox'
    : Value extends number
      ? 'count' | 'number' | 'radio' | 'nativeSelect' | 'select' | 'hidden'
      : Value extends readonly UploadedFile[]
        ? 'files'
        : Value extends readonly number[]
          ? 'multiSelect'
          : 'rows';

/** The string of the same name is the default label; a field without such a string needs a label. */
type LabelOf<N> = [N] extends [PlainKey<DrefStrings>]
  ? { readonly label?: DrefField['label'] }
  : { readonly label: DrefField['label'] };

/** An entry of the table of fields. The kind must fit the contract's type, and `layouts` must name exactly the stages that have the field. */
export type FieldEntry<N extends DrefFieldName> = CommonEntry &
  LabelOf<N> & {
    readonly kind: KindOf<NonNullable<DrefValues[N]>>;
    readonly layouts: { readonly [S in StagesOf<N>]: Layouts };
  };

/** Fields under one heading, in their order. */
export interface TabSection {
  readonly text?: PlainKey<DrefStrings>;
  /** The heading in a final report, where it differs. */
  readonly reportTitle?: PlainKey<DrefStrings>;
  /** Numbers and short texts stand beside each other, as one question. */
  readonly isGrid?: boolean;
  /** True for figures that other forms show elsewhere. */
  readonly isOnlyInReport?: boolean;
  /** False for fields that print pages show in another form. */
  readonly isPrinted?: boolean;
  readonly fields: { readonly [N in DrefFieldName]?: FieldEntry<N> };
}

/** The sections of a tab, in their order, by the string of their heading. A section named as its tab has no heading. */
export type Tab = { readonly [Title in PlainKey<DrefStrings>]?: TabSection };

/** Several fields that differ only in their names. */
export const each = <N extends DrefFieldName>(names: readonly N[], entry: FieldEntry<N>) =>
  fieldsFrom(names, (name): readonly [N, FieldEntry<N>] => [name, entry]);

/** For lists whose `client_id` the server stores. */
export const keepsClientId = { rowIdentity: ['id', 'client_id'] } as const;

/**
 * For lists with one row a title: the title identifies a row across versions, since a row that a stage takes over from the one before
 * has another id once it is saved.
 */
export const oneRowPerTitle = { rowKey: ({ title }: { readonly title: string }) => title } as const;

/** Every layout of every stage. */
export const everywhere = {
  application: everyLayout,
  operationalUpdate: everyLayout,
  finalReport: everyLayout,
} as const;

export const optional = { isExpected: false } as const;
export const computed = { isReadOnly: true, ...optional } as const;
export const notPrinted = { printedIn: [] } as const;
export const percent = { max: drefLimits.percent, unit: 'percent' } as const;
export const shortText = { maxLength: drefLimits.shortText } as const;
export const note = { maxLength: drefLimits.note } as const;
export const requiredInReport = { inStage: { finalReport: { isRequired: true } } } as const;

/** For a question whose answer is no until a person says yes. */
export const defaultsToNo = {
  fromStored: (stored: unknown) => stored === true,
  keepsStored: true,
  isGiven: (value: unknown) => value === true,
};

export const isImminent = ({ type_of_dref }: Pick<DrefValues, 'type_of_dref'>) => type_of_dref === drefType.imminent;

/** A condition: the answer to a question is yes. */
export const saysYes = (name: DrefFieldName) => (values: DrefValues) => values[name] === true;

/** A condition: the answers to all of the questions are yes. */
export const allYes =
  (...names: readonly DrefFieldName[]) =>
  (values: DrefValues) =>
    names.every((name) => values[name] === true);
