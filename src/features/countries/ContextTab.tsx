import { LaterBlock } from '#app/shell/LaterBlock';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { NearBlock } from '#ui/feedback/NearBlock';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { KeyLinks } from './context/KeyLinks';
import { LocalUnits } from './context/LocalUnits';
import { SocietyIndicators } from './context/SocietyIndicators';

// below the first screen: loaded after it
const AgesAndSexes = retryableLazy(() => import('./context/AgesAndSexes').then((module) => module.default));
const Income = retryableLazy(() => import('./context/Income').then((module) => module.default));
const SocietyPeople = retryableLazy(() => import('./context/SocietyPeople').then((module) => module.default));
const KeyDocuments = retryableLazy(() => import('./context/KeyDocuments').then((module) => module.default));

/** @source reference/countries-and-regions.md, section 1.9 */
export function Component() {
  return (
    <>
      <BlockBoundary skeleton={null}>
        <SocietyIndicators />
      </BlockBoundary>
      <BlockBoundary skeleton={null}>
        <KeyLinks />
      </BlockBoundary>
      <LocalUnits />
      <LaterBlock skeleton={<Skeleton kind="block" height="560px" />}>
        <AgesAndSexes />
      </LaterBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="530px" />}>
        <Income />
      </NearBlock>
      <LaterBlock skeleton={<Skeleton kind="block" height="700px" />}>
        <SocietyPeople />
      </LaterBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="600px" />}>
        <KeyDocuments />
      </NearBlock>
    </>
  );
}
