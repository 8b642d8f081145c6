import type { CSSProperties } from 'react';
import { classNames } from '../layout/classNames';
import styles from './Skeleton.module.css';

export type SkeletonProps =
  | { readonly kind: 'block' /** The height of what will stand here, as a CSS length. */; readonly height: string }
  | { readonly kind: 'map' /** The height of the map on wide screens, as a CSS length. */; readonly height: string }
  | { readonly kind: 'text'; readonly lines?: number }
  | { readonly kind: 'figure' };

const lineWidths = ['100%', '94%', '97%', '88%'];

/** A placeholder of loading content at its final size. The loading block announces it to screen readers. */
export function Skeleton(props: SkeletonProps) {
  if (props.kind === 'block') {
    return (
      <div aria-hidden="true" className={classNames(styles.bone, styles.block)} style={{ blockSize: props.height }} />
    );
  }
  if (props.kind === 'map') {
    const style: CSSProperties & Record<'--map-height', string> = { '--map-height': props.height };
    return <div aria-hidden="true" className={classNames(styles.bone, styles.block, styles.map)} style={style} />;
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
