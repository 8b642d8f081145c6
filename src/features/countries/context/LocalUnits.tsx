import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionsContext } from '#app/routes/SectionsContext';
import { NearBlock } from '#ui/feedback/NearBlock';
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
      <NearBlock skeleton={<Skeleton kind="block" height="820px" />}>
        <Section />
      </NearBlock>
    </div>
  );
}
