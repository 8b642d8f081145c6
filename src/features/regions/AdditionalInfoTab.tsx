import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { TextsWithImages } from '#ui/content/TextsWithImages';
import { KeyFigures } from '#ui/display/KeyFigures';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { regionKeyFiguresQuery } from './queries';
import { regionStrings } from './strings';
import { useRegion } from './useRegion';

export function Component() {
  const t = useStrings(regionStrings);
  const region = useRegion();
  const query = useQuery(regionKeyFiguresQuery(region.id));
  const { snippets: texts } = region;
  const content = texts.length > 0 && (
    <Card title={region.additional_tab_name?.trim() || t.regionalContent}>
      <TextsWithImages texts={texts} />
    </Card>
  );
  return (
    <>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="8rem" />}>
        {({ results }) => {
          if (results.length === 0)
            return texts.length === 0 ? <StateMessage state="empty" message={t.nothing} /> : null;
          // figures are free text, such as '1,200' and '5%', and are not formatted
          const figures = results.map(({ id, figure, deck, source }) => ({
            id: String(id),
            label: deck ?? '',
            value: figure,
            source: source || null,
          }));
          return <KeyFigures figures={figures} />;
        }}
      </Loaded>
      {content}
    </>
  );
}
