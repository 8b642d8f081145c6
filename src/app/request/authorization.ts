/** Source of the token. `session` passes it to `request`, which must not import it, at boot. */
export interface Authorization {
  /** @returns the token for the `Authorization` header; undefined without a login */
  readonly token: () => string | undefined;
  /**
   * Lets the user log in again after a 401, without leaving the page.
   *
   * @returns whether there is a new token to repeat the request with
   */
  readonly renew: () => Promise<boolean>;
}

const anonymous: Authorization = { token: () => undefined, renew: async () => false };

let current = anonymous;

/** Sets the source of the token. Without one, requests are anonymous. */
export function setAuthorization(authorization: Authorization = anonymous): void {
  current = authorization;
}

export const authorization = (): Authorization => current;
