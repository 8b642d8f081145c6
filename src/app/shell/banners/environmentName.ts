import type { rootStrings } from '#app/page/strings';
import type { Strings } from '#domain/language/strings';

/**
 * The displayed name of the environment; null for production.
 *
 * @param environment - production, staging, testing, development, or a build's own name such as alpha-3, shown as it is
 */
export function environmentName(environment: string, t: Strings<(typeof rootStrings)['templates']>): string | null {
  const names: Readonly<Record<string, string>> = {
    development: t.environmentDevelopment,
    staging: t.environmentStaging,
    testing: t.environmentTesting,
  };
  return environment === 'production' ? null : (names[environment] ?? environment);
}
