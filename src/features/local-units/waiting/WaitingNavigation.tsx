import { useState } from 'react';
import { Link } from '#app/routes/Link';
import { neighbours } from '#domain/local-units/waiting';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { waitingUnitStrings } from './strings';
import { useWaitingUnits } from './useWaitingUnits';

/** Previous and next of the units that wait for a validator, beside the one that is open. */
export default function WaitingNavigation({ id }: { readonly id: number }) {
  const t = useStrings(waitingUnitStrings);
  const { units } = useWaitingUnits();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const ids = units?.map((unit) => unit.id);
  // the order of the first answer stays while units are decided
  if (ids && order === null) setOrder(ids);
  if (!units || !ids) return null;
  const { previous, next } = neighbours(id, order ?? ids, ids);
  const place = ids.indexOf(id);
  const target = (other: number | null) => {
    const unit = units.find((each) => each.id === other);
    return { countryId: unit?.country, localUnitId: unit?.id };
  };
  const search = { waiting: 1 };
  return (
    <nav aria-label={t.navigation}>
      <Row gap="s2 s4" align="center">
        <span role="status">
          {place >= 0
            ? t.place({ place: place + 1, count: ids.length })
            : ids.length > 0
              ? t.decided({ count: ids.length })
              : t.allDecided}
        </span>
        {previous !== null && (
          <Link to="localUnit" params={target(previous)} search={search} variant="quiet">
            {t.previous}
          </Link>
        )}
        {next !== null && (
          <Link to="localUnit" params={target(next)} search={search} variant="quiet">
            {t.next}
          </Link>
        )}
        <Link to="localUnitsWaiting" variant="quiet">
          {t.back}
        </Link>
      </Row>
    </nav>
  );
}
