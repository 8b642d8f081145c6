import { z } from 'zod';
import { CompletedDref, DrefGlobalFiles, DrefMini, DrefShareBody, DrefShareUser, DrefStageRow } from '../dref';
import {
  Dref,
  DrefBody,
  DrefFinalReport,
  DrefFinalReportBody,
  DrefOperationalUpdate,
  DrefOperationalUpdateBody,
  NextStageBody,
} from '../drefDocument';
import { DrefFile, DrefFileBody } from '../drefParts';
import { endpoint } from '../endpoint';
import { DrefType } from '../enums';
import { listQuery, oneOrMany, paginated } from '../page';
import { PdfExport, PdfExportBody } from '../pdfExport';

const drefQuery = listQuery({
  country: oneOrMany(z.int()),
  created_at__lte: z.string(),
  created_at__gte: z.string(),
  type_of_dref: oneOrMany(DrefType),
  disaster_type: z.int(),
  appeal_code: z.string(),
});

/** Actions on a document without a body. */
const nothing = z.object({});

/** Returns the finalized document, or 202 with a message while it is translated. Neither is parsed, because the lists show the new status. */
const finalizeEndpoint = endpoint({ body: nothing, response: z.object({}) });

export const drefEndpoints = {
  'GET /api/v2/active-dref/': endpoint({ query: drefQuery, response: paginated(DrefMini) }),
  'GET /api/v2/active-dref/{id}/': endpoint({ response: DrefMini }),
  'GET /api/v2/completed-dref/': endpoint({ query: drefQuery, response: paginated(CompletedDref) }),

  /** Open to everyone. One appeal's stages alone: the whole list fails when one of its rows does. */
  'GET /api/v2/dref3/{appeal_code}/': endpoint({ response: z.array(DrefStageRow) }),

  'GET /api/v2/dref/{id}/': endpoint({ response: Dref }),
  'POST /api/v2/dref/': endpoint({ body: DrefBody, response: Dref }),
  'PATCH /api/v2/dref/{id}/': endpoint({ body: DrefBody.partial(), response: Dref }),
  'POST /api/v2/dref/{id}/finalize/': finalizeEndpoint,
  'POST /api/v2/dref/{id}/approve/': endpoint({ body: nothing, response: Dref }),

  'GET /api/v2/dref-op-update/{id}/': endpoint({ response: DrefOperationalUpdate }),
  'POST /api/v2/dref-op-update/': endpoint({ body: NextStageBody, response: DrefOperationalUpdate }),
  'PATCH /api/v2/dref-op-update/{id}/': endpoint({ body: DrefOperationalUpdateBody, response: DrefOperationalUpdate }),
  'POST /api/v2/dref-op-update/{id}/finalize/': finalizeEndpoint,
  'POST /api/v2/dref-op-update/{id}/approve/': endpoint({ body: nothing, response: DrefOperationalUpdate }),

  'GET /api/v2/dref-final-report/{id}/': endpoint({ response: DrefFinalReport }),
  'POST /api/v2/dref-final-report/': endpoint({ body: NextStageBody, response: DrefFinalReport }),
  'PATCH /api/v2/dref-final-report/{id}/': endpoint({ body: DrefFinalReportBody, response: DrefFinalReport }),
  'POST /api/v2/dref-final-report/{id}/finalize/': finalizeEndpoint,
  'POST /api/v2/dref-final-report/{id}/approve/': endpoint({ body: nothing, response: DrefFinalReport }),

  'POST /api/v2/dref-files/': endpoint({ body: DrefFileBody, response: DrefFile }),
  'GET /api/v2/dref/global-files/': endpoint({ response: DrefGlobalFiles }),
  'GET /api/v2/dref-share-user/{id}/': endpoint({ response: DrefShareUser }),
  'POST /api/v2/dref-share/': endpoint({ body: DrefShareBody }),

  'POST /api/v2/pdf-export/': endpoint({ body: PdfExportBody, response: PdfExport }),
  'GET /api/v2/pdf-export/{id}/': endpoint({ response: PdfExport }),
};
