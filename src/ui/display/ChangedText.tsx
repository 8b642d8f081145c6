import { Fragment } from 'react';
import { wordDifferences } from '#domain/text/wordDifferences';
import styles from './ChangedText.module.css';

interface ChangedTextProps {
  readonly before: string;
  readonly now: string;
}

/** Both versions of a text in one: what was removed is struck through, what was added is marked. */
export function ChangedText({ before, now }: ChangedTextProps) {
  return (
    <p className={styles.text}>
      {wordDifferences(before, now).map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        const Part = kind === 'added' ? 'ins' : 'del';
        const word = text.trimEnd();
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
          <Fragment key={index}>
            <Part>{word}</Part>
            {text.slice(word.length)}
          </Fragment>
        );
      })}
    </p>
  );
}
