import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { optionState } from '#app/request/optionState';
import type { CountryDetail } from '#contract/country';
import { formatNumber } from '#domain/format/numbers';
import { nearestUnits, wayThere } from '#domain/local-units/nearestUnits';
import type { Position } from '#domain/places/geo';
import { type PlacedUnit, searchWords, unitMatchesFilters } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { districtsQuery } from '#resources/province/queries';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { StateMessage } from '#ui/feedback/StateMessage';
import { SelectField } from '#ui/fields/SelectField';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './section.module.css';
import { localUnitSectionStrings } from './strings';
import type { UnitFilterValues } from './UnitMap';

interface NearestUnitsProps {
  readonly country: CountryDetail;
  readonly units: readonly PlacedUnit[];
  readonly filters: UnitFilterValues;
  readonly onChoose: (id: number) => void;
}

interface Origin {
  readonly position: Position;
  readonly label: string;
}

/** The units nearest to the reader's own position, read on press alone, or to a province. The server has no filter by position. */
export function NearestUnits({ country, units, filters, onChoose }: NearestUnitsProps) {
  const t = useStrings(localUnitSectionStrings);
  const districts = useQuery(districtsQuery([country.id]));
  const provinces = useMemo(
    () =>
      (districts.data?.results ?? []).flatMap(({ id, name, centroid }) =>
        centroid ? [{ key: id, label: name ?? '', position: centroid.coordinates }] : [],
      ),
    [districts.data],
  );
  const [province, setProvince] = useState<number>();
  const [own, setOwn] = useState<Position | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    const fail = () => {
      setAsking(false);
      setFailed(true);
    };
    if (!('geolocation' in navigator)) return fail();
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        setProvince(undefined);
        setOwn([coords.longitude, coords.latitude]);
      },
      fail,
      { maximumAge: 60_000, timeout: 20_000 },
    );
  };
  const chosen = provinces.find(({ key }) => key === province);
  const origin: Origin | null = chosen
    ? { position: chosen.position, label: t.fromProvince({ province: chosen.label }) }
    : own && { position: own, label: t.fromPosition };
  return (
    <section aria-label={t.nearest} className={styles.nearest}>
      <Stack gap="s3">
        <h3>{t.nearest}</h3>
        <Row gap="s3" align="end">
          <SelectField
            {...optionState(districts)}
            label={t.near}
            placeholder={t.nearProvince}
            options={provinces}
            value={province}
            onChange={setProvince}
          />
          <Button isBusy={isAsking} onPress={ask}>
            {t.usePosition}
          </Button>
        </Row>
        {hasFailed && <StateMessage state="error" isCompact message={t.positionFailed} />}
        {origin && <Found origin={origin} units={units} filters={filters} onChoose={onChoose} />}
        <Note>{t.nearestText}</Note>
      </Stack>
    </section>
  );
}

function Found({
  origin: { position, label },
  units,
  filters,
  onChoose,
}: Omit<NearestUnitsProps, 'country'> & { readonly origin: Origin }) {
  const t = useStrings(localUnitSectionStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { language } = useLanguage();
  const { type, status, search, older } = filters;
  const found = useMemo(() => {
    const matching = { type, status, older, words: searchWords(search) };
    const now = new Date();
    return nearestUnits(
      units.filter((unit) => unitMatchesFilters(unit, matching, now)),
      position,
    );
  }, [units, position, type, status, search, older]);
  if (found.length === 0) return <StateMessage state="empty" isCompact message={t.nearestFiltered} />;
  return (
    <List items={found} itemKey={({ unit }) => unit.id} label={label}>
      {({ unit, kilometres }) => {
        const name = unit.name || unitStrings.untitled;
        return (
          <Row gap="s2 s4" align="baseline">
            <Button variant="text" onPress={() => onChoose(unit.id)}>
              <FreeText value={name} />
            </Button>
            <Note as="span">
              {t.distance({ count: formatNumber(Math.round(kilometres * 10) / 10, language) ?? '' })}
            </Note>
            <ExternalLink href={wayThere(position, unit)}>{t.wayTo({ name })}</ExternalLink>
          </Row>
        );
      }}
    </List>
  );
}
