import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Page } from '#app/page/Page';
import { queryKey } from '#app/request/apiQuery';
import { assertDone } from '#app/request/softFailure';
import { useApiMutation } from '#app/request/useApiMutation';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { useNumericParams } from '#app/routes/useNumericParams';
import { isFollowed } from '#resources/event/useFollow';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './layout/strings';

/** The target of links in mails: opening the page follows the emergency. */
export function Component() {
  const t = useStrings(emergencyStrings);
  const messageOf = useErrorMessage();
  const navigate = useNavigateUnlessLeft();
  const client = useQueryClient();
  const { emergencyId } = useNumericParams('emergencyId');
  // the page itself shows the error, also one inside an answer of 200
  const add = useApiMutation('POST /api/v2/add_subscription/', {
    check: assertDone,
    alertsOnFailure: false,
    isDone: () => isFollowed(emergencyId),
  });

  const follow = useEffectEvent(async () => {
    try {
      await add.mutateAsync({ body: [{ type: 'followedEvent', value: emergencyId }] });
    } catch {
      return;
    }
    void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/user/me/') });
    await navigate(href('emergenciesLayout', { emergencyId }) ?? '/', { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each emergency
  useEffect(() => {
    // the repeated effect of a development build must not follow twice
    let isCurrent = true;
    queueMicrotask(() => {
      if (isCurrent) void follow();
    });
    return () => {
      isCurrent = false;
    };
  }, [emergencyId]);

  return (
    <Page title={t.failedTitle}>
      {add.error ? (
        <StateMessage
          state="error"
          message={
            <>
              <div>{t.notFollowed}</div>
              <div>{messageOf(add.error)}</div>
            </>
          }
          onRetry={() => void follow()}
          actions={
            <Link to="emergenciesLayout" params={{ emergencyId }}>
              {t.openEmergency}
            </Link>
          }
        />
      ) : (
        <StateMessage state="pending" message={t.following} />
      )}
    </Page>
  );
}
