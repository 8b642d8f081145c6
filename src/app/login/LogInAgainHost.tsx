import { useLogInRequest } from '#app/session/logInRequest';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';

const LogInAgainDialog = lazyComponent(() => import('./LogInAgainDialog').then((module) => module.LogInAgainDialog));

/** Shows the dialog of `requestLogIn`; mounted once. A failed import of its code settles the request as dismissed. */
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
