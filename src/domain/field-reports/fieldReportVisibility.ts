import type { UserMe } from '#contract/user';

/** The server's keys of who can see a report. @source reference/emergencies.md, section 5 */
export const visibility = { movement: 1, secretariat: 2, public: 3, nationalSocieties: 4 } as const;

export type VisibilityKey = (typeof visibility)[keyof typeof visibility];

interface Filer {
  /** Country id of the report; null until it is chosen. */
  readonly country: number | null;
  /** Organisation type of the author. */
  readonly organisationType: string | null | undefined;
}

const offeredTo: Readonly<Record<string, readonly VisibilityKey[]>> = {
  OTHR: [visibility.public, visibility.movement],
  NTLS: [visibility.public, visibility.movement, visibility.nationalSocieties],
};
const all: readonly VisibilityKey[] = [
  visibility.public,
  visibility.movement,
  visibility.nationalSocieties,
  visibility.secretariat,
];

/**
 * The visibilities that an author can choose: in a country under review only the federation and its National Societies, else by
 * the author's organisation type.
 *
 * @param reviewCountries - ids of the countries whose reports are reviewed
 * @source reference/emergencies.md, section 2.1
 */
export function offeredVisibilities(filer: Filer, reviewCountries: readonly number[]): readonly VisibilityKey[] {
  if (filer.country !== null && reviewCountries.includes(filer.country)) return [visibility.nationalSocieties];
  return offeredTo[filer.organisationType ?? ''] ?? all;
}

/** The user's properties that decide which records they can open. */
export interface Viewer {
  /** `visitor` includes guest accounts. */
  readonly kind: 'visitor' | 'member' | 'administrator';
  /** Ids of the member's countries. */
  readonly countries: readonly number[];
}

type ViewerFacts = Pick<
  UserMe,
  'limit_access_to_guest' | 'is_ifrc_admin' | 'is_superuser' | 'user_countries_regions'
> & { readonly profile: Pick<UserMe['profile'], 'country'> };

/** A viewer who is not logged in. */
export const visitor: Viewer = { kind: 'visitor', countries: [] };

/**
 * The viewer for the current user. `is_ifrc_admin` decides about administrators, an e-mail address of the federation does not: the
 * server refuses its owner restricted reports.
 *
 * @param user - undefined for visitors and while the user is loading; `is_ifrc_admin` is undefined until the server has been asked
 * @source reference/emergencies.md, section 4.1; reference/real-server.md, section 1.1
 */
export function viewerOf(user: ViewerFacts | undefined): Viewer {
  if (!user || user.limit_access_to_guest) return visitor;
  const kind = user.is_ifrc_admin || user.is_superuser ? 'administrator' : 'member';
  const own = [user.profile.country, ...user.user_countries_regions.map(({ country }) => country)];
  return { kind, countries: own.filter((country) => country !== null) };
}

interface RestrictedRecord {
  readonly visibility: VisibilityKey;
  readonly countries: readonly { readonly id: number }[];
}

function maySee(viewer: Viewer, { visibility: key, countries }: RestrictedRecord): boolean {
  if (viewer.kind === 'administrator' || key === visibility.public) return true;
  if (viewer.kind === 'visitor' || key === visibility.secretariat) return false;
  return key === visibility.movement || countries.some(({ id }) => viewer.countries.includes(id));
}

/** Whether administrators alone can open a record. */
export const isForAdministrators = ({ visibility: key }: Pick<RestrictedRecord, 'visibility'>): boolean =>
  key === visibility.secretariat;

/**
 * The reports that the viewer can open. The server includes restricted reports in public emergencies.
 *
 * @source reference/emergencies.md, section 4.1
 */
export const visibleReports = <R extends RestrictedRecord>(reports: readonly R[], viewer: Viewer): R[] =>
  reports.filter((report) => maySee(viewer, report));
