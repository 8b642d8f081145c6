import { z } from 'zod';
import { FlashUpdateAction } from '../action';
import { endpoint } from '../endpoint';
import {
  Donor,
  DonorGroup,
  FlashFile,
  FlashFileBody,
  FlashUpdate,
  FlashUpdateBody,
  FlashUpdateExport,
  ShareFlashUpdate,
  ShareFlashUpdateBody,
} from '../flashUpdate';
import { dateRange, listQuery, paginated } from '../page';

export const flashUpdateEndpoints = {
  'GET /api/v2/flash-update/': endpoint({
    query: listQuery({ ...dateRange('created_at'), hazard_type: z.int() }),
    response: paginated(FlashUpdate),
  }),
  'GET /api/v2/flash-update/{id}/': endpoint({ response: FlashUpdate }),
  'POST /api/v2/flash-update/': endpoint({ body: FlashUpdateBody, response: FlashUpdate }),
  'PATCH /api/v2/flash-update/{id}/': endpoint({ body: FlashUpdateBody.partial(), response: FlashUpdate }),
  'POST /api/v2/flash-update-file/': endpoint({ body: FlashFileBody, response: FlashFile }),
  'GET /api/v2/flash-update-action/': endpoint({ query: listQuery({}), response: paginated(FlashUpdateAction) }),
  'GET /api/v2/export-flash-update/{id}/': endpoint({ response: FlashUpdateExport }),
  'GET /api/v2/donor/': endpoint({ query: listQuery({}), response: paginated(Donor) }),
  'GET /api/v2/donor-group/': endpoint({ query: listQuery({}), response: paginated(DonorGroup) }),
  'POST /api/v2/share-flash-update/': endpoint({ body: ShareFlashUpdateBody, response: ShareFlashUpdate }),
};
