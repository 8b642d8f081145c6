import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { KeyLinks } from './context/KeyLinks';
import { LocalUnits } from './context/LocalUnits';
import { SocietyIndicators } from './context/SocietyIndicators';

// lazy: below the fold
const AgesAndSexes = lazyComponent(() => import('./context/AgesAndSexes').then((module) => module.default));
const Income = lazyComponent(() => import('./context/Income').then((module) => module.default));
const SocietyPeople = lazyComponent(() => import('./context/SocietyPeople').then((module) => module.default));
const KeyDocuments = lazyComponent(() => import('./context/KeyDocuments').then((module) => module.default));

/** @source reference/countries-and-regions.md, section 1.9 */
export function Component() {
  return (
    <>
      <LazyBlock skeleton={null}>
        <SocietyIndicators />
      </LazyBlock>
      <LazyBlock skeleton={null}>
        <KeyLinks />
      </LazyBlock>
      <LocalUnits />
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="560px" />}>
        <AgesAndSexes />
      </LazyBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="530px" phoneHeight="879px" />}>
        <Income />
      </NearBlock>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="700px" />}>
        <SocietyPeople />
      </LazyBlock>
      <NearBlock skeleton={<Skeleton kind="block" height="600px" />}>
        <KeyDocuments />
      </NearBlock>
    </>
  );
}
