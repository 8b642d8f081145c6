import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionsContext } from '#app/routes/SectionsContext';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';

const anchor = 'local-units';

/** The place of the local units, to which links of the old site lead. */
export function LocalUnits() {
  const { countryLocalUnits: Section } = useContext(SectionsContext);
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${anchor}`) place.current?.scrollIntoView();
  }, [hash]);
  if (!Section) return null;
  return (
    <div ref={place} id={anchor}>
      <LazyBlock when="near" skeleton={<Skeleton kind="block" height="820px" />}>
        <Section />
      </LazyBlock>
    </div>
  );
}
