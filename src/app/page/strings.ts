import { defineStrings } from '#domain/language/strings';

/** Strings of the frame around every page. */
export const rootStrings = defineStrings('root', {
  pageTitle: '{product} - {page}',
  home: 'Home',
  homeLink: '{product} home',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  search: 'Search',
  countries: 'Countries',
  prepare: 'Prepare',
  respond: 'Respond',
  learn: 'Learn',
  loadingPage: 'Loading page',

  language: 'Language',
  languageHeading: 'Change language',
  languageConfirm: 'The page will reload in {language}. Text that you have not saved on this page may be lost.',
  theme: 'Colour theme',
  themeSystem: 'As the device',
  themeLight: 'Light',
  themeDark: 'Dark',

  login: 'Login',
  register: 'Register',
  account: 'Account',
  forMe: 'For me',
  forMeCounted: 'For me: {count}',
  unitsToValidate: 'Local units to validate',
  logout: 'Logout',
  logoutHeading: 'Logout',
  logoutConfirm: 'Are you sure you want to log out?',
  unknownUser: 'Unknown user',
  accountFailed: 'Your account could not be loaded, so what only members see or do is missing on this page.',
  accountFailedLabel: 'Account not loaded',
  accountRetry: 'Retry',
  sessionEnded: 'Your session has ended. Please log in again.',

  createReport: 'Create a Report',
  newFieldReport: 'New Field Report',
  newThreeWActivity: 'New 3W Activity',
  newDrefApplication: 'New DREF Application',
  newEap: 'New Early Action Protocol',
  newFlashUpdate: 'New Flash Update',

  cookiePolicy: 'Cookie policy',

  cookieText: 'We keep what you choose and draft on this device, and measure errors to improve the platform.',
  cookieMore: 'Learn more',
  cookieAccept: 'I Accept',
  environment: 'Environment',
  environmentDevelopment: 'Development',
  environmentStaging: 'Staging',
  environmentTesting: 'Testing Site',

  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  goHome: 'Go back to homepage',

  alerts: 'Notifications',
});
