import { Skeleton } from './Skeleton';

/** The skeleton of a button among the actions of a page. @param props.width - of the button with its words, a CSS length */
export function ActionSkeleton({ width }: { readonly width: string }) {
  return (
    <div style={{ inlineSize: width }}>
      <Skeleton kind="block" height="38px" />
    </div>
  );
}
