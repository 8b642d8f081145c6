/** The permissions that the rule depends on. */
interface Deleter {
  readonly isMember: boolean;
  readonly isSuperUser: boolean;
  readonly isFederationAdmin: boolean;
  readonly isCountryAdmin: (country: number) => boolean;
  readonly isRegionAdmin: (region: number) => boolean;
}

interface DeletedRecord {
  /** Whether the user created it. */
  readonly isOwn: boolean;
  /** Null for a record without a country. */
  readonly country: number | null;
  /** Null for a country without a region. */
  readonly region: number | null;
}

/**
 * Whether the product offers a user to delete a project or activity: its author, administrators of its country or region, and
 * administrators of the federation. The server lets any member delete it.
 *
 * @source reference/three-w.md, section 3.3
 */
export const canDelete = (user: Deleter, { isOwn, country, region }: DeletedRecord): boolean =>
  user.isSuperUser ||
  user.isFederationAdmin ||
  (user.isMember &&
    (isOwn || (country !== null && user.isCountryAdmin(country)) || (region !== null && user.isRegionAdmin(region))));
