import { Page } from '#app/page/Page';
import { AppealFigures } from '#resources/appeal/AppealFigures';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { HighlightedOperations } from './HighlightedOperations';
import { homeStrings } from './strings';

// lazy: code and data load after the figures
const ActiveOperations = lazyComponent(() =>
  import('#resources/appeal/ActiveOperations').then((module) => module.ActiveOperations),
);
const AppealsOverTime = lazyComponent(() =>
  import('#resources/appeal/AppealsOverTime').then((module) => module.default),
);

export function Component() {
  const t = useStrings(homeStrings);
  return (
    <Page title={t.title} heading={t.heading} description={t.description} lead={<AppealFigures />}>
      <LazyBlock skeleton={<Skeleton kind="block" height="1100px" />}>
        <ActiveOperations presentation={{ heading: t.heading, figures: <AppealFigures /> }} />
      </LazyBlock>
      <LazyBlock skeleton={null}>
        <HighlightedOperations />
      </LazyBlock>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="460px" />}>
        <AppealsOverTime />
      </LazyBlock>
    </Page>
  );
}
