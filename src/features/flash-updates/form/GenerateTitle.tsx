import { useFormContext } from 'react-hook-form';
import { GenerateButton } from '#app/form/GenerateButton';
import { useFormSelector } from '#app/form/useFormSelector';
import { useReference } from '#app/request/referenceData';
import { formatMonth } from '#domain/format/dates';
import { Row } from '#ui/layout/Row';
import styles from './GenerateTitle.module.css';
import type { FlashUpdateValues } from './updateShape';
import { updateTitle } from './updateTitle';
import { useUpdateStrings } from './useUpdateStrings';

/** Fills the title from the countries and the disaster type. */
export function GenerateTitle() {
  const t = useUpdateStrings();
  const { setValue } = useFormContext<FlashUpdateValues>();
  const chosen = useFormSelector(({ country_district, hazard_type }: FlashUpdateValues) => ({
    countries: (country_district ?? []).flatMap(({ country }) => country ?? []),
    hazard: hazard_type,
  }));
  const { data: countries } = useReference('countries');
  const { data: hazards } = useReference('disasterTypes');
  const hazard = hazards?.results.find(({ id }) => id === chosen.hazard)?.name;
  const names = chosen.countries.flatMap((id) => countries?.results.find((country) => country.id === id)?.name ?? []);
  // titles are in English in every language of the page
  const generate = () =>
    setValue('title', updateTitle(names, hazard ?? '', formatMonth(new Date(), 'en') ?? ''), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  return (
    <Row gap="s2" align="center" className={styles.generate}>
      <GenerateButton
        label={t.generate}
        chooseFirst={t.generateFirst}
        isChosen={Boolean(chosen.hazard) && chosen.countries.length > 0}
        isNamed={Boolean(hazard) && names.length > 0}
        onPress={generate}
      />
    </Row>
  );
}
