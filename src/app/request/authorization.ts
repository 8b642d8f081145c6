/** What requests need to know of the login. `request` stands below `session`, which passes it in at boot. */
export interface Authorization {
  /** @returns the token for the `Authorization` header; undefined without a login */
  readonly token: () => string | undefined;
  /**
   * Renews a login whose token the server refused with 401, on the page.
   *
   * @returns whether there is a new token, with which the request can be repeated
   */
  readonly renew: () => Promise<boolean>;
}

const anonymous: Authorization = { token: () => undefined, renew: async () => false };

let current = anonymous;

/** Sets where requests take their token from; without it they are anonymous. */
export function setAuthorization(authorization: Authorization = anonymous): void {
  current = authorization;
}

export const authorization = (): Authorization => current;
