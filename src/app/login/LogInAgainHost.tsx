import { useLogInRequest } from '#app/session/logInRequest';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';

const LogInAgainDialog = lazyComponent(() => import('./LogInAgainDialog').then((module) => module.LogInAgainDialog));

/** Shows the dialog of `useLogInAgain`; mounted once. Where its code cannot be loaded the login counts as dismissed. */
export function LogInAgainHost() {
  const request = useLogInRequest();
  return (
    request && (
      <LazyBlock skeleton={null} onError={() => request.settle('dismissed')}>
        <LogInAgainDialog request={request} />
      </LazyBlock>
    )
  );
}
