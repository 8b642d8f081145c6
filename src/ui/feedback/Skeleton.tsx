import type { CSSProperties } from 'react';
import { classNames } from '../layout/classNames';
import styles from './Skeleton.module.css';

interface BlockSkeleton {
  readonly kind: 'block';
  /** The height of what will stand here, as a CSS length. */
  readonly height: string;
  /** Its height on phones, where most blocks are higher; by default the same. */
  readonly phoneHeight?: string;
}

export type SkeletonProps =
  | BlockSkeleton
  | { readonly kind: 'text'; readonly lines?: number }
  | { readonly kind: 'figure' };

type Heights = CSSProperties & Readonly<Record<'--height' | '--phone-height', string | undefined>>;

const lineWidths = ['100%', '94%', '97%', '88%'];

/** A placeholder of loading content at its final size. The loading block announces it to screen readers. */
export function Skeleton(props: SkeletonProps) {
  if (props.kind === 'block') {
    const style: Heights = { '--height': props.height, '--phone-height': props.phoneHeight };
    return <div aria-hidden="true" className={classNames(styles.bone, styles.block)} style={style} />;
  }
  if (props.kind === 'figure') {
    return (
      <div aria-hidden="true" className={styles.figure}>
        <div className={classNames(styles.bone, styles.number)} />
        <div className={classNames(styles.bone, styles.caption)} />
      </div>
    );
  }
  const { lines = 3 } = props;
  return (
    <div aria-hidden="true" className={styles.text}>
      {Array.from({ length: lines }, (_, line) => {
        const isLast = line === lines - 1 && lines > 1;
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        return <div key={line} className={styles.bone} style={{ inlineSize: isLast ? '60%' : lineWidths[line % 4] }} />;
      })}
    </div>
  );
}
