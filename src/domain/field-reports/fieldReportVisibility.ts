import type { UserMe } from '#contract/user';

/** Who may see a report, by the server's keys. @source reference/emergencies.md, section 5 */
export const visibility = { movement: 1, secretariat: 2, public: 3, nationalSocieties: 4 } as const;

export type VisibilityKey = (typeof visibility)[keyof typeof visibility];

interface Filer {
  /** Of the report; null until it is chosen. */
  readonly country: number | null;
  /** Of the person who files. */
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
 * To whom a report may be made visible: in a country under review only to the federation and its National Societies, else by the
 * kind of organisation that files.
 *
 * @param reviewCountries - ids of the countries whose reports are reviewed
 * @source reference/emergencies.md, section 2.1
 */
export function offeredVisibilities(filer: Filer, reviewCountries: readonly number[]): readonly VisibilityKey[] {
  if (filer.country !== null && reviewCountries.includes(filer.country)) return [visibility.nationalSocieties];
  return offeredTo[filer.organisationType ?? ''] ?? all;
}

/** The user's properties that decide which records they may open. */
export interface Viewer {
  /** `visitor` also for guests: they see no more than people without an account. */
  readonly kind: 'visitor' | 'member' | 'administrator';
  /** Ids of the countries that a member belongs to. */
  readonly countries: readonly number[];
}

type ViewerFacts = Pick<
  UserMe,
  'limit_access_to_guest' | 'is_ifrc_admin' | 'is_superuser' | 'user_countries_regions'
> & { readonly profile: Pick<UserMe['profile'], 'country'> };

/** Someone without an account. */
export const visitor: Viewer = { kind: 'visitor', countries: [] };

/**
 * @param user - undefined for visitors, and while the user's record is on its way
 * @source reference/emergencies.md, section 4.1: the federation's permission counts, an address of the federation does not
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

/**
 * The reports that the viewer may open. The server leaves restricted ones inside the emergencies that everybody sees.
 *
 * @source reference/emergencies.md, section 4.1
 */
export const visibleReports = <R extends RestrictedRecord>(reports: readonly R[], viewer: Viewer): R[] =>
  reports.filter((report) => maySee(viewer, report));
