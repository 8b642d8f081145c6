import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useViewer } from '#app/session/useViewer';
import type { Appeal } from '#contract/appeal';
import { emergencyNameOf } from '#domain/appeals/emergencyName';
import { formatDate, formatDateTime, parseMoment } from '#domain/format/dates';
import { percentOf } from '#domain/format/numbers';
import { useAppealTypeName } from '#resources/appeal/useAppealTypeName';
import { eventQuery, isEventRestrictedQuery } from '#resources/event/queries';
import { useEventName } from '#resources/event/useEventName';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { KeyFigures } from '#ui/display/KeyFigures';
import { TextOutput } from '#ui/display/TextOutput';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { emergencyStrings } from '../layout/strings';
import { BriefHead } from './BriefHead';
import { operationQuery } from './queries';
import { emergencyBriefStrings } from './strings';

const BriefBlocks = lazyComponent(() => import('./BriefBlocks').then((module) => module.BriefBlocks));

/** An operation on one page, with the situation and the response of its emergency. */
export function Component() {
  const t = useStrings(emergencyBriefStrings);
  const emergency = useStrings(emergencyStrings);
  const { language } = useLanguage();
  const { appealCode: code = '' } = useParams();
  const query = useQuery(operationQuery(code));
  const appeal = query.data;
  const title = t.operationTitle({ code });
  return (
    <Page
      title={appeal ? `${appeal.name} - ${t.tab}` : title}
      heading={appeal?.name ?? title}
      breadcrumbs={<Breadcrumbs items={[{ label: emergency.home, href: href('home') }, { label: title }]} />}
      lead={appeal && <OperationFigures appeal={appeal} />}
    >
      <Loaded query={query} skeleton={<Skeleton kind="block" height="40rem" />}>
        {(found) =>
          found === null ? (
            <StateMessage state="empty" message={t.noOperation({ code })} />
          ) : (
            <Stack gap="s5">
              <BriefHead
                intro={t.operationIntro({
                  name: found.name,
                  date: formatDateTime(new Date(query.dataUpdatedAt), language) ?? '',
                  changed: formatDate(parseMoment(found.modified_at), language) ?? '',
                })}
              />
              {found.event === null ? (
                <>
                  <OperationFacts appeal={found} />
                  <Note>{t.unconfirmed}</Note>
                </>
              ) : (
                <OfEmergency appeal={found} emergencyId={found.event} />
              )}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function OfEmergency({ appeal, emergencyId }: { readonly appeal: Appeal; readonly emergencyId: number }) {
  const { data: isRestricted } = useQuery(isEventRestrictedQuery(emergencyId));
  const query = useQuery(eventQuery(emergencyId, useViewer(isRestricted)));
  return (
    <>
      <OperationFacts appeal={appeal} />
      <Loaded query={query} skeleton={<Skeleton kind="block" height="40rem" />}>
        {(event) => (
          <LazyBlock skeleton={<Skeleton kind="block" height="40rem" />} resetKey={event}>
            <Stack gap="s5">
              <BriefBlocks event={{ ...event, appeals: event.appeals.filter(({ code }) => code === appeal.code) }} />
            </Stack>
          </LazyBlock>
        )}
      </Loaded>
    </>
  );
}

/** The money of an operation and the people that it targets. */
function OperationFigures({ appeal }: { readonly appeal: Appeal }) {
  const t = useStrings(emergencyBriefStrings);
  const { amount_funded, amount_requested, num_beneficiaries, modified_at } = appeal;
  const origin = { source: t.moneySource({ code: appeal.code ?? appeal.aid }), date: parseMoment(modified_at) };
  const coverage = percentOf(amount_funded, amount_requested);
  return (
    <KeyFigures
      figures={[
        { id: 'targeted', label: t.targeted, value: num_beneficiaries, ...origin },
        { id: 'requested', label: t.requested, value: amount_requested, currency: 'CHF', ...origin },
        {
          id: 'funded',
          label: t.funded,
          value: amount_funded,
          currency: 'CHF',
          progress: coverage === null ? undefined : { label: t.coverage, value: coverage },
          ...origin,
        },
      ]}
    />
  );
}

function OperationFacts({ appeal }: { readonly appeal: Appeal }) {
  const t = useStrings(emergencyBriefStrings);
  const typeName = useAppealTypeName();
  const eventName = useEventName();
  const { event } = appeal;
  return (
    <Card title={t.operation}>
      <DescriptionGrid
        items={[
          { id: 'type', label: t.type, value: typeName(appeal.atype, appeal.atype_display) },
          { id: 'code', label: t.code, value: appeal.code ?? appeal.aid },
          { id: 'status', label: t.status, value: appeal.status_display },
          { id: 'start', label: t.start, value: <TextOutput kind="date" value={appeal.start_date} show="words" /> },
          { id: 'end', label: t.end, value: <TextOutput kind="date" value={appeal.end_date} show="words" /> },
          {
            id: 'country',
            label: t.country,
            value: appeal.country && (
              <Link to="countriesLayout" params={{ countryId: appeal.country.id }}>
                {appeal.country.name}
              </Link>
            ),
          },
          {
            id: 'emergency',
            label: t.emergency,
            value: event !== null && (
              <Link to="emergenciesLayout" params={{ emergencyId: event }}>
                {eventName({ name: emergencyNameOf(appeal) })}
              </Link>
            ),
          },
          { id: 'sector', label: t.sector, value: appeal.sector },
        ]}
      />
    </Card>
  );
}
