import { z } from 'zod';
import {
  ChangePasswordBody,
  ChangeRecoverPasswordBody,
  Done,
  EmbeddedReport,
  Login,
  LoginBody,
  RecoverPassword,
  RecoverPasswordBody,
  Registration,
  RegistrationBody,
  ResendValidationBody,
  ShownUsername,
  ShowUsernameBody,
} from '../account';
import { AlertSubscription } from '../alertSubscription';
import { endpoint } from '../endpoint';
import { CreatedToken, ExternalToken, ExternalTokenBody } from '../externalToken';
import { listQuery, oneOrMany, paginated, query } from '../page';
import { Subscription, SubscriptionAnswer, SubscriptionChoices, SubscriptionRemoval } from '../subscription';
import { Profile, User, UserBody, UserMe } from '../user';

export const accountEndpoints = {
  'POST /get_auth_token': endpoint({ body: LoginBody, response: Login }),
  'POST /register': endpoint({ body: RegistrationBody, response: Registration }),
  'GET /verify_email': endpoint({ response: null }),
  'GET /validate_user': endpoint({ response: null }),
  'POST /recover_password': endpoint({ body: RecoverPasswordBody, response: RecoverPassword }),
  'POST /change_recover_password': endpoint({ body: ChangeRecoverPasswordBody, response: ChangeRecoverPasswordBody }),
  'POST /change_password': endpoint({ body: ChangePasswordBody, response: ChangePasswordBody }),
  'POST /resend_validation': endpoint({ body: ResendValidationBody, response: Done }),
  'POST /show_username': endpoint({ body: ShowUsernameBody, response: ShownUsername }),

  'GET /api/v2/user/me/': endpoint({ response: UserMe }),
  'GET /api/v2/user/': endpoint({ query: listQuery({}), response: paginated(User) }),
  'GET /api/v2/user/{id}/': endpoint({ response: User }),
  'PATCH /api/v2/user/{id}/': endpoint({ body: UserBody, response: User }),
  'POST /api/v2/user/{id}/accepted_license_terms/': endpoint({ response: User }),
  'GET /api/v2/users/': endpoint({
    query: listQuery({ name: z.string(), email: z.string() }),
    response: paginated(User),
  }),
  'GET /api/v2/profile/': endpoint({ query: listQuery({}), response: paginated(Profile) }),

  'GET /api/v2/subscription/': endpoint({ query: listQuery({}), response: paginated(Subscription) }),
  'POST /api/v2/add_subscription/': endpoint({ body: SubscriptionChoices, response: SubscriptionAnswer }),
  'POST /api/v2/del_subscription/': endpoint({ body: SubscriptionRemoval, response: SubscriptionAnswer }),
  'POST /api/v2/update_subscriptions/': endpoint({ body: SubscriptionChoices, response: SubscriptionAnswer }),
  'GET /api/v2/alert-subscription/': endpoint({
    query: listQuery({ country: oneOrMany(z.int()), region: oneOrMany(z.int()) }),
    response: paginated(AlertSubscription),
  }),

  'GET /api/v2/external-token/': endpoint({ query: listQuery({}), response: paginated(ExternalToken) }),
  'GET /api/v2/external-token/{id}/': endpoint({ response: ExternalToken }),
  'POST /api/v2/external-token/': endpoint({ body: ExternalTokenBody, response: CreatedToken }),
  'POST /api/v2/external-token/{id}/revoke/': endpoint({ response: ExternalToken }),
  'GET /api/v2/auth-power-bi/': endpoint({ query: query({ report_id: z.string() }), response: EmbeddedReport }),
};
