import { useQuery } from '@tanstack/react-query';
import { combineQueries } from '#app/request/combineQueries';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { Role } from '#app/session/role';
import { formatDate, formatIsoDate } from '#domain/format/dates';
import { joinTexts } from '#domain/format/joinTexts';
import { waitingCycles } from '#domain/per/waitingCycles';
import { DeskAudience } from '#resources/desk/DeskAudience';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { deskStrings } from '#resources/desk/strings';
import { workPlansQuery } from '#resources/per/queries';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { stepRoutes } from '../form/stepRoutes';
import { perProcessStrings } from '../form/strings';
import { ownCyclesQuery } from '../list/cycleList';
import { useCycleName } from '../list/useCycleName';

const roles: readonly Role[] = ['perCoreAdmin'];

/** The PER cycles of the user's countries with an open form or overdue actions. Others have none. */
export function DeskCycles() {
  return (
    <DeskAudience roles={roles} includes={({ permissions }) => permissions.isPerAdmin || permissions.isSuperUser}>
      <WaitingCycles />
    </DeskAudience>
  );
}

function WaitingCycles() {
  const t = useStrings(deskStrings);
  const cycleName = useCycleName();
  const steps = useStrings(perProcessStrings);
  const { language } = useLanguage();
  const query = combineQueries([useQuery(ownCyclesQuery()), useQuery(workPlansQuery())]);
  return (
    <DeskBlock
      name="cycles"
      title={t.cycles}
      empty={t.noCycles}
      query={query}
      more={
        <Link to="accountMyFormsPer" variant="quiet">
          {t.more}
        </Link>
      }
      items={([cycles, plans]) =>
        waitingCycles(cycles.results, plans.results, formatIsoDate(new Date()) ?? '').map(
          ({ cycle, step, overdue }) => {
            const [oldest] = overdue;
            return {
              id: String(cycle.id),
              name: cycleName(cycle),
              href: href(stepRoutes[oldest === undefined && step ? step : 'workPlan'], { perId: cycle.id }),
              note: joinTexts(
                [
                  oldest === undefined
                    ? null
                    : t.overdue({ count: overdue.length, date: formatDate(oldest, language) ?? '' }),
                  step && t.openStep({ step: steps[step] }),
                ],
                ' · ',
              ),
            };
          },
        )
      }
    />
  );
}
