import { useLogInRequest } from '#app/session/logInRequest';
import { useLazyPart } from '#ui/overlays/useLazyPart';

const loadDialog = () => import('./LogInAgainDialog').then((module) => module.LogInAgainDialog);

/** Shows the dialog of `useLogInAgain`; mounted once. Where its code cannot be loaded the login counts as dismissed. */
export function LogInAgainHost() {
  const request = useLogInRequest();
  const { Part: Dialog } = useLazyPart(loadDialog, request !== null, () => request?.settle('dismissed'));
  return Dialog && request && <Dialog request={request} />;
}
