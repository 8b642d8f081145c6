import type { Permissions } from '#app/session/permissions';
import type { Params, PathEntry } from './path';

export type Access = 'allowed' | 'log-in' | 'logged-out-only' | 'not-permitted' | 'checking' | 'unknown';

/** As `useCurrentUser` returns it. */
interface Viewer {
  /** Null for visitors. */
  readonly session: object | null;
  /** The user's record is still loading. */
  readonly isPending: boolean;
  /** The permissions failed to load. */
  readonly hasFailed: boolean;
  readonly permissions: Permissions;
}

/**
 * Whether the viewer may open a route: by its visibility, then by its permission, which needs the user's record.
 *
 * @source reference/product.md, section 6
 */
export function accessTo(route: Pick<PathEntry, 'visibility' | 'permission'>, viewer: Viewer, params: Params): Access {
  if (route.visibility === 'is-authenticated' && viewer.session === null) return 'log-in';
  if (route.visibility === 'is-not-authenticated' && viewer.session !== null) return 'logged-out-only';
  if (!route.permission) return 'allowed';
  if (viewer.isPending) return 'checking';
  if (viewer.hasFailed) return 'unknown';
  if (route.permission(viewer.permissions, params)) return 'allowed';
  return viewer.session !== null ? 'not-permitted' : 'log-in';
}
