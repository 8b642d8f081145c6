import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionsContext } from '#app/routes/SectionsContext';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';

const anchor = 'local-units';
/** The search parameter of the selected unit. */
const selected = 'unit';

/** The section of local units; its anchor is that of links from the previous site. */
export function LocalUnits() {
  const { countryLocalUnits: Section } = useContext(SectionsContext);
  const { hash, search } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  // a shared link that selects a unit; a unit that is selected on the page is in view
  const [isShared] = useState(() => new URLSearchParams(search).has(selected));
  useEffect(() => {
    if (hash === `#${anchor}` || isShared) container.current?.scrollIntoView();
  }, [hash, isShared]);
  if (!Section) return null;
  return (
    <div ref={container} id={anchor}>
      <NearBlock skeleton={<Skeleton kind="block" height="1240px" phoneHeight="2030px" />}>
        <Section />
      </NearBlock>
    </div>
  );
}
