import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { formatDate, parseMoment } from '#domain/format/dates';
import { unitName } from '#domain/local-units/unitState';
import { DeskAudience } from '#resources/desk/DeskAudience';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { deskStrings } from '#resources/desk/strings';
import { localUnitStrings } from '#resources/local-unit/strings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useWaitingUnits } from './useWaitingUnits';

/** The local units that wait for the user as a validator, the longest wait first. Others have none. */
export function DeskUnits() {
  return (
    <DeskAudience includes={({ permissions }) => permissions.isLocalUnitValidator}>
      <WaitingUnits />
    </DeskAudience>
  );
}

function WaitingUnits() {
  const t = useStrings(deskStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { language } = useLanguage();
  const { query } = useWaitingUnits();
  const units = query.data?.[1];
  return (
    <DeskBlock
      name="units"
      title={t.units}
      empty={t.noUnits}
      query={{ ...query, data: units }}
      more={
        <Link to="localUnitsWaiting" variant="quiet">
          {t.more}
        </Link>
      }
      items={(waiting) =>
        waiting.map((unit) => ({
          id: String(unit.id),
          name: unitName(unit) ?? unitStrings.untitled,
          href: href('localUnit', { countryId: unit.country, localUnitId: unit.id }, { search: { waiting: 1 } }),
          note: t.waitingSince({ date: formatDate(parseMoment(unit.modified_at), language) ?? '' }),
        }))
      }
    />
  );
}
