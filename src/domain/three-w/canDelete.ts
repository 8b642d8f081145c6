/** The permissions that the rule reads. */
interface Deleter {
  readonly isMember: boolean;
  readonly isSuperUser: boolean;
  readonly isFederationAdmin: boolean;
  readonly isCountryAdmin: (country: number) => boolean;
  readonly isRegionAdmin: (region: number) => boolean;
}

interface DeletedRecord {
  /** The person wrote it. */
  readonly isOwn: boolean;
  /** Null for a record without a country. */
  readonly country: number | null;
  /** Null for a country without a region. */
  readonly region: number | null;
}

/**
 * Whether a person is offered to delete a project or activities: its author, administrators of its country or region, and of
 * the federation. The server lets any member.
 *
 * @source reference/three-w.md, section 3.3
 */
export const canDelete = (user: Deleter, { isOwn, country, region }: DeletedRecord): boolean =>
  user.isSuperUser ||
  user.isFederationAdmin ||
  (user.isMember &&
    (isOwn || (country !== null && user.isCountryAdmin(country)) || (region !== null && user.isRegionAdmin(region))));
