import { Page } from '#app/shell/Page';
import { useStrings } from '#ui/language/useStrings';
import { ActiveOperations } from './ActiveOperations';
import { HighlightedOperations } from './HighlightedOperations';
import { HomeFigures } from './HomeFigures';
import { homeStrings } from './strings';

export function Component() {
  const t = useStrings(homeStrings);
  return (
    <Page title={t.title} heading={t.heading} description={t.description} lead={<HomeFigures />}>
      <ActiveOperations />
      <HighlightedOperations />
    </Page>
  );
}
