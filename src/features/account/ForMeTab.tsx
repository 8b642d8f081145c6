import { useContext, useLayoutEffect } from 'react';
import { usePageTitle } from '#app/page/Page';
import { SectionsContext } from '#app/routes/SectionsContext';
import { setDeskCount } from '#app/session/deskCounts';
import { deskSkeleton } from '#resources/desk/deskSkeleton';
import { deskStrings } from '#resources/desk/strings';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { DeskFollowed } from './desk/DeskFollowed';
import { DeskOutbox } from './desk/DeskOutbox';
import { DeviceDrafts } from './forms/DeviceDrafts';

/** The blocks of other areas, in the order of what is most often waited for. */
const areas = ['deskDrefs', 'deskUnits', 'deskCycles', 'deskReports', 'deskAlerts'] as const;

/** What waits for the logged-in person, area by area: all blocks read side by side, and one that fails leaves the others. */
export function Component() {
  const t = useStrings(deskStrings);
  usePageTitle(t.pageTitle);
  const sections = useContext(SectionsContext);
  // each block counts anew; one that is no longer there counts nothing
  useLayoutEffect(() => setDeskCount(null), []);
  return (
    <Stack gap="s4">
      <Note>{t.intro}</Note>
      <DeskOutbox />
      <DeviceDrafts />
      <Columns gap="s4" minWidth={420} mode="fit">
        {areas.map((name) => {
          const Section = sections[name];
          return (
            Section && (
              <LazyBlock key={name} skeleton={deskSkeleton}>
                <Section />
              </LazyBlock>
            )
          );
        })}
        <LazyBlock skeleton={deskSkeleton}>
          <DeskFollowed />
        </LazyBlock>
      </Columns>
    </Stack>
  );
}
