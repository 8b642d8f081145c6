/** The server's rules for a new password, in display order. */
export const passwordRules = ['length', 'common', 'numeric', 'digit', 'upper', 'lower', 'symbol'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const minimumPasswordLength = 8;

/** The most frequent leaked passwords, for an error before the request; the server checks 20,000. */
const common = new Set(
  (
    '12345678 123456789 1234567890 password password1 password123 passw0rd p@ssw0rd p@ssword qwerty123 qwertyuiop ' +
    'iloveyou sunshine princess football baseball superman trustno1 welcome1 welcome123 letmein1 abcd1234 1q2w3e4r ' +
    '1qaz2wsx q1w2e3r4 admin123 administrator changeme master123 dragon123 monkey123 michael1 whatever starwars ' +
    'computer corvette mercedes michelle internet jennifer 11111111 00000000 88888888 87654321 asdfghjk zaq12wsx ' +
    'p@ssw0rd1 p@ssw0rd123 password1! password123! welcome1! welcome123! qwerty123! admin123! changeme1! passw0rd!'
  ).split(' '),
);

const checks: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= minimumPasswordLength,
  common: (password) => password !== '' && !common.has(password.toLowerCase().trim()),
  numeric: (password) => password !== '' && !/^\d+$/.test(password),
  digit: (password) => /\d/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  lower: (password) => /[a-z]/.test(password),
  symbol: (password) => /[()[\]{}|\\`~!@#$%^&*_\-+=;:'",<>./?]/.test(password),
};

/**
 * The rules that a new password breaks, in display order; empty for a valid password.
 *
 * @source reference/shell-and-account.md, section 2.6
 */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !checks[rule](password));

/** 0 empty, 1 weak, 2 fair, 3 good (meets every rule), 4 strong (and has 12 characters or more). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The strength of a password; the server rejects one below 3. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  const broken = brokenPasswordRules(password).length;
  if (broken === 0) return password.length >= 12 ? 4 : 3;
  return broken <= 2 ? 2 : 1;
}
