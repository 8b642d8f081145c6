import type { Context } from '../core/http/context';
import { type Route, route } from '../core/http/route';
import { fileResponse } from '../core/http/uploads';
import { textPdf } from '../core/pdf';
import type { Room } from '../core/room';
import { eapFileRoutes } from './files';
import { registrationRoutes } from './registrations';
import { seedEaps } from './seed';
import { statusRoutes } from './status';
import { documents, eapFiles, registrations } from './tables';
import { eapDocumentRoutes } from './writing';

/** The codes of planning of sectors and approaches. @source reference/eap.md, section 4.4 */
const options = {
  sector_ap_codes: {
    '101': ['AP101', 'AP103', 'AP104'],
    '102': ['AP007'],
    '103': ['AP114', 'AP116', 'AP117'],
    '104': ['AP107', 'AP108', 'AP109'],
    '105': ['AP101', 'AP103', 'AP104', 'AP105', 'AP106'],
    '106': ['AP081'],
    '107': ['AP110', 'AP111'],
    '109': ['AP115'],
    '110': ['AP112', 'AP113'],
    '111': ['AP102'],
    '112': ['AP129'],
  },
  approach_ap_codes: {
    '10': ['AP122'],
    '20': ['AP124', 'AP125', 'AP126'],
    '30': ['AP049', 'AP118', 'AP119', 'AP120', 'AP121', 'AP127', 'AP128'],
  },
};

function servePrint({ slots }: Context): Response {
  const name = slots.name ?? 'protocol.pdf';
  return fileResponse(new Uint8Array(textPdf('Early action protocol', [name])), 'application/pdf', name);
}

const otherRoutes: Route[] = [
  route('GET /api/v2/eap/options/', 'members', () => options),
  route('GET /sandbox/eap-prints/{name}', 'everyone', servePrint),
];

/** Early action protocols: registrations, their documents in versions, and their way to the agreement. @source reference/eap.md, section 4 */
export const eapRoom: Room = {
  name: 'eap',
  tables: [registrations, documents.simplified, documents.full, eapFiles],
  seed: seedEaps,
  routes: [...registrationRoutes, ...eapDocumentRoutes, ...statusRoutes, ...eapFileRoutes, ...otherRoutes],
};
