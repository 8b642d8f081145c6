import { Donor, DonorGroup, type ShareFlashUpdate, ShareFlashUpdateBody } from '#contract/flashUpdate';
import type { Context } from '../core/http/context';
import { type FieldErrors, unknownId, validationError } from '../core/http/errors';
import { resource } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { pick } from '../core/store/lookups';
import { extractAddress } from './addresses';
import { withExtract } from './extract';
import { donorItems, flashUpdateItem } from './serialise';
import { type DonorRow, donorGroups, donors, flashShares, flashUpdates } from './tables';

/** Each address once. */
const addressesOf = (rows: readonly DonorRow[]) => [...new Set(rows.flatMap(({ email }) => email || []))];

/** `POST /api/v2/share-flash-update/`: mails the PDF to donors and to those of groups. @source reference/emergencies.md, section 4.6 */
async function share(context: Context): Promise<Response> {
  const body = await context.body(ShareFlashUpdateBody);
  const { store, lookups, now, url } = context;
  const { donors: donorIds = [], donor_groups: groupIds = [] } = body;
  const [allDonors, allGroups] = [lookups.rows(donors), lookups.rows(donorGroups)];
  const update = store.get(flashUpdates, body.flash_update);
  const unknown = {
    donors: donorIds.filter((id) => !allDonors.has(id)),
    donor_groups: groupIds.filter((id) => !allGroups.has(id)),
    flash_update: update ? [] : [body.flash_update],
  };
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(unknown).flatMap(([field, ids]) => (ids.length > 0 ? [[field, ids.map(unknownId)]] : [])),
  );
  if (!update || Object.keys(errors).length > 0) throw validationError(errors);

  const made = store.transaction(() => {
    const { id, title, extracted_file } = withExtract(update, context);
    const members = [...allDonors.values()].filter(({ groups }) => groups.some((group) => groupIds.includes(group)));
    const link = extractAddress(id, extracted_file, url);
    for (const to of addressesOf([...pick(allDonors, donorIds), ...members])) {
      context.mail({
        to,
        subject: `Flash update: ${title}`,
        body: `A flash update is shared with you:\n${title}\n\nRead it as PDF:\n${link}\n`,
      });
    }
    return store.insert(flashShares, {
      flash_update: id,
      donors: donorIds,
      donor_groups: groupIds,
      created_at: now.toISOString(),
    });
  });
  const answer: ShareFlashUpdate = {
    ...made,
    donors_details: donorItems(pick(allDonors, donorIds), context),
    flash_update_details: flashUpdateItem(made.flash_update, context),
    groups_details: pick(allGroups, groupIds),
  };
  return jsonResponse(201, answer);
}

export const sharingRoutes: Route[] = [
  ...resource('/api/v2/donor/', donors, { access: 'members', ordering: ['id'], item: Donor, serialise: donorItems }),
  ...resource('/api/v2/donor-group/', donorGroups, {
    access: 'members',
    ordering: ['id'],
    item: DonorGroup,
    serialise: (rows) => rows,
  }),
  route('POST /api/v2/share-flash-update/', 'members', share),
];
