import { useQuery } from '@tanstack/react-query';
import { config } from '#app/config';
import { Loaded } from '#app/request/Loaded';
import { useCurrentUser } from '#app/session/currentUser';
import type { EventDetail } from '#contract/event';
import type { SituationReport } from '#contract/situationReport';
import { adminHref } from '#domain/links/adminHref';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { List } from '#ui/display/List';
import { Tag } from '#ui/display/Tag';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { responseDocumentsQuery } from '../queries';
import { emergencyDocumentsStrings } from './strings';

/** Documents grouped by type; those without a type are left out. Members add documents at the admin site. */
export function ResponseDocuments({ event: { id: emergencyId } }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDocumentsStrings);
  const { permissions } = useCurrentUser();
  const query = useQuery(responseDocumentsQuery(emergencyId));
  const groups = groupsOf(query.data?.results ?? []);
  if (query.data && groups.length === 0 && !permissions.isMember) return null;
  return (
    <Card
      title={t.response}
      actions={
        permissions.isMember && (
          <ExternalLink href={adminHref(config.adminUrl, 'event', emergencyId)} variant="quiet">
            {t.addReport}
          </ExternalLink>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton kind="text" lines={4} />}>
        {() =>
          groups.length === 0 ? (
            <StateMessage state="empty" isCompact message={t.noResponse} />
          ) : (
            <Columns gap="s4" minWidth={340} mode="fill">
              {groups.map(({ id, type, documents }) => (
                <Stack key={id} as="section" gap="s2" align="start">
                  <h3>{type}</h3>
                  <List items={documents} itemKey={(document) => document.id} label={type}>
                    {(document) => <Document document={document} />}
                  </List>
                </Stack>
              ))}
            </Columns>
          )
        }
      </Loaded>
    </Card>
  );
}

function Document({ document }: { readonly document: SituationReport }) {
  const t = useStrings(emergencyDocumentsStrings);
  return (
    <Row gap="0 s3" align="baseline">
      <ExternalLink href={document.document ?? document.document_url}>
        {document.name.trim() || t.untitled}
      </ExternalLink>
      <Note as="span">
        <TextOutput kind="moment" value={document.created_at} show="words" />
      </Note>
      {document.is_pinned && <Tag tone="blue">{t.pinned}</Tag>}
    </Row>
  );
}

interface Group {
  readonly id: number;
  readonly type: string;
  readonly documents: readonly SituationReport[];
}

/** Types in the order of their first document: pinned ones first, then the newest. */
function groupsOf(reports: readonly SituationReport[]): Group[] {
  const groups = new Map<number, Group>();
  for (const report of reports) {
    if (!report.type) continue;
    const { id, type } = report.type;
    groups.set(id, { id, type, documents: [...(groups.get(id)?.documents ?? []), report] });
  }
  return [...groups.values()];
}
