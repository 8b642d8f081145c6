import { Fragment } from 'react';
import { useStrings } from '#ui/language/useStrings';
import type { AnyField } from './definition';
import styles from './Guidance.module.css';
import { longFormStrings } from './strings';

interface GuidedPart {
  readonly label: string;
  readonly hint: string;
  readonly example: string | undefined;
}

/** What the fields of a list's rows say about their answers, those of rows within rows included. */
function guidedParts(field: AnyField, t: unknown, hint: string | undefined): readonly GuidedPart[] {
  return Object.values(field.rowFields ?? {}).flatMap((part) => {
    const own = part.hint?.(t, {});
    const guided = own === undefined || own === hint ? [] : [own];
    return [
      ...guided.map((text) => ({ label: part.label(t, {}), hint: text, example: part.example?.(t, {}) })),
      ...guidedParts(part, t, hint),
    ];
  });
}

interface GuidanceProps {
  readonly field: AnyField;
  readonly t: unknown;
  readonly values: { readonly hint: string | undefined; readonly example: string | undefined };
}

/** How to answer a field: its hint, and on demand a model answer and how to fill in the rows of a list. */
export function Guidance({ field, t, values: { hint, example } }: GuidanceProps) {
  const formStrings = useStrings(longFormStrings);
  const parts = guidedParts(field, t, hint);
  return (
    <>
      {hint}
      {example && (
        <details className={styles.more}>
          <summary>{formStrings.example}</summary>
          <p className={styles.example}>{example}</p>
        </details>
      )}
      {parts.length > 0 && (
        <details className={styles.more}>
          <summary>{formStrings.aboutRows}</summary>
          <dl className={styles.parts}>
            {parts.map(({ label, hint: text, example: model }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  {text}
                  {model && <p className={styles.example}>{model}</p>}
                </dd>
              </Fragment>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
