import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionsContext } from '#app/routes/SectionsContext';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';

const anchor = 'local-units';

/** The section of local units; its anchor is that of links from the previous site. */
export function LocalUnits() {
  const { countryLocalUnits: Section } = useContext(SectionsContext);
  const { hash } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${anchor}`) container.current?.scrollIntoView();
  }, [hash]);
  if (!Section) return null;
  return (
    <div ref={container} id={anchor}>
      <LazyBlock when="near" skeleton={<Skeleton kind="block" height="820px" />}>
        <Section />
      </LazyBlock>
    </div>
  );
}
