import { defineStrings } from '#domain/language/strings';

export const loginStrings = defineStrings('login', {
  title: 'Login',
  description: 'Log in to file reports, follow emergencies and see what is shared within the network.',
  username: 'E-mail or username',
  password: 'Password',
  submit: 'Login',
  forgot: 'Forgot your password?',
  resend: 'No validation e-mail? Send it again',
  noAccount: 'No account yet?',
  register: 'Sign up',
  help: 'Is the account new? It can be used once its e-mail address is validated and, for some addresses, approved.',
  helpResend: 'Send the validation e-mail again',
  helpContact: 'Get in touch',
});

export const registerStrings = defineStrings('register', {
  title: 'Register',
  description:
    'An account lets you file reports and choose what you are told about. People of other organisations are approved by an administrator.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  password: 'Password',
  confirm: 'Confirm password',
  country: 'Country',
  city: 'City',
  organizationType: 'Organization type',
  organization: 'Organization name',
  department: 'Department',
  position: 'Position',
  phone: 'Phone number',
  justification: 'Justification',
  justificationHint:
    'The domain of your e-mail address is not on our list. Tell the administrators who you are and why you need an account.',
  submit: 'Register',
  request: 'Request access',
  success: 'Thank you. Please open the link in the e-mail that we have sent to {email}.',
  haveAccount: 'Already registered?',
  login: 'Login',
});

export const recoverStrings = defineStrings('recoverAccount', {
  title: 'Recover account',
  description: 'Enter the e-mail address of your account. We will send you a link to choose a new password.',
  email: 'E-mail',
  submit: 'Send the link',
  sent: 'Please open the link in the e-mail that we have sent to {email}.',
  usernameForgotten: 'Send me my username instead',
  usernameSent: 'We have sent your username to {email}.',
  back: 'Back to login',
});

export const recoverConfirmStrings = defineStrings('recoverAccountConfirm', {
  title: 'Choose a new password',
  description: 'For the account {username}.',
  password: 'New password',
  confirm: 'Confirm password',
  submit: 'Change password',
  success: 'Your password is changed. You can log in with it now.',
});

export const resendStrings = defineStrings('resendValidationEmail', {
  title: 'Send the validation e-mail again',
  description: 'Enter the e-mail address or username that you registered with.',
  username: 'E-mail or username',
  submit: 'Send again',
  sent: 'The e-mail is on its way. Please open the link in it.',
  back: 'Back to login',
});
