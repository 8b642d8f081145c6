import { useQuery } from '@tanstack/react-query';
import { Page } from '#app/page/Page';
import { isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import { flashUpdateQuery } from '#resources/flash-update/queries';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { flashUpdateLabelStrings } from './labelStrings';
import { flashUpdatePageStrings } from './page/strings';
import { UpdateActions } from './page/UpdateActions';
import { UpdateBlocks } from './page/UpdateBlocks';
import { UpdateHead } from './page/UpdateHead';

/** @source reference/emergencies.md, section 1.12 */
export function Component() {
  const t = useStrings(flashUpdatePageStrings);
  const labelStrings = useStrings(flashUpdateLabelStrings);
  const { flashUpdateId } = useNumericParams('flashUpdateId');
  const { data: update, error, isPending, refetch } = useQuery(flashUpdateQuery(flashUpdateId));
  const messageOf = useErrorMessage();
  const isRefused = isRefusedOrMissing(error);

  return (
    <Page
      title={update?.title.trim() || t.pageName}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: labelStrings.home, href: href('home') },
            { label: labelStrings.allUpdates, href: href('allFlashUpdates') },
            { label: t.pageName },
          ]}
        />
      }
      description={
        update && (
          <LazyBlock skeleton={null} resetKey={update}>
            <UpdateHead update={update} />
          </LazyBlock>
        )
      }
      actions={update && <UpdateActions update={update} />}
    >
      {isPending && <Skeleton kind="block" height="32rem" />}
      {error && !update && (
        <StateMessage
          state="error"
          message={
            isRefused ? (
              t.failed({ id: String(flashUpdateId) })
            ) : (
              <>
                <div>{t.failedOtherwise}</div>
                <div>{messageOf(error)}</div>
              </>
            )
          }
          onRetry={() => refetch()}
        />
      )}
      {update && (
        <>
          {error && <UpdateFailedNote onRetry={() => void refetch()} />}
          <TranslationNotice original={update.translation_module_original_language} />
          <UpdateBlocks update={update} />
        </>
      )}
    </Page>
  );
}
