/** What the API answers; everything else belongs to the product. */
const ofApi =
  /^\/(api|sandbox|docs)\/|^\/(docs|get_auth_token|register|change_password|recover_password|change_recover_password|resend_validation|show_username|verify_email|validate_user)\/?$/;

/** Whether the API answers, where it shares its port with the product: `/register` is a page of the product to read, and a call to send. */
export const isForApi = (method: string, pathname: string) =>
  ofApi.test(pathname) && !(method === 'GET' && pathname === '/register');
