import { Page } from '#app/page/Page';
import { AppealFigures } from '#resources/appeal/AppealFigures';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { fetchMapAhead } from '#ui/map/loadMapCanvas';
import { HighlightedOperations } from './HighlightedOperations';
import { homeStrings } from './strings';

/** A failure shows when the part is rendered, and it is imported again then. */
const fetchAhead = (part: Promise<unknown>) => part.catch(() => {});

// lazy: code and data load after the figures; what the block loads itself is fetched beside it, not after it
const ActiveOperations = lazyComponent(() => {
  const block = import('#resources/appeal/ActiveOperations');
  fetchAhead(import('#resources/appeal/OperationsMap'));
  fetchAhead(import('#resources/appeal/OperationsTable'));
  fetchMapAhead();
  return block.then((module) => module.ActiveOperations);
});
const AppealsOverTime = lazyComponent(() =>
  import('#resources/appeal/AppealsOverTime').then((module) => module.default),
);

export function Component() {
  const t = useStrings(homeStrings);
  return (
    <Page title={t.title} heading={t.heading} description={t.description} lead={<AppealFigures />}>
      <LazyBlock skeleton={<Skeleton kind="block" height="894px" phoneHeight="1550px" />}>
        <ActiveOperations presentation={{ heading: t.heading, figures: <AppealFigures /> }} />
      </LazyBlock>
      <LazyBlock skeleton={null}>
        <HighlightedOperations />
      </LazyBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="377px" phoneHeight="624px" />}>
        <AppealsOverTime />
      </NearBlock>
    </Page>
  );
}
