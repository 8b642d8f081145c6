import { Page } from '#app/page/Page';
import { LaterBlock } from '#app/shell/LaterBlock';
import { AppealFigures } from '#resources/appeal/AppealFigures';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { HighlightedOperations } from './HighlightedOperations';
import { homeStrings } from './strings';

// loaded with their data after the figures
const ActiveOperations = retryableLazy(() =>
  import('#resources/appeal/ActiveOperations').then((module) => module.ActiveOperations),
);
const AppealsOverTime = retryableLazy(() =>
  import('#resources/appeal/AppealsOverTime').then((module) => module.default),
);

export function Component() {
  const t = useStrings(homeStrings);
  return (
    <Page title={t.title} heading={t.heading} description={t.description} lead={<AppealFigures />}>
      <BlockBoundary skeleton={<Skeleton kind="block" height="1100px" />}>
        <ActiveOperations presentation={{ heading: t.heading, figures: <AppealFigures /> }} />
      </BlockBoundary>
      <BlockBoundary skeleton={null}>
        <HighlightedOperations />
      </BlockBoundary>
      <LaterBlock skeleton={<Skeleton kind="block" height="460px" />}>
        <AppealsOverTime />
      </LaterBlock>
    </Page>
  );
}
