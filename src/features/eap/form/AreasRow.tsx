import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIsReadOnly } from '#app/form/formContext';
import { LongFormRow } from '#app/form/LongFormField';
import { useFormSelector } from '#app/form/useFormSelector';
import type { EapRegistration } from '#contract/eap';
import { provinceMapHeight } from '#resources/province/ProvinceMap';
import { districtsQuery } from '#resources/province/queries';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { randomId } from '#ui/form/clientId';
import { areasQuery, useRegistration } from '../fields/eapOptions';
import type { EapValues } from '../fields/eapShape';
import { type Area, AreasMap } from './AreasMap';
import { lists } from './lists';
import { useEapStrings } from './useEapStrings';

const waiting = <Skeleton kind="block" height={provinceMapHeight} />;
const changed = { shouldDirty: true, shouldTouch: true };

const useAreas = (registration: EapRegistration | null) =>
  useQuery({ ...areasQuery(registration?.country ?? 0), enabled: registration !== null }).data?.results;

interface SomeAreas {
  /** The areas that are chosen; those alone are shown where they are not to be changed. */
  readonly chosen: readonly number[];
  readonly isReadOnly?: boolean;
}

/** The second-level areas at risk by list and on a map. Countries without such areas have their provinces alone. */
export function AreasRow() {
  const chosen = useFormSelector(({ admin2 }: EapValues) => admin2 ?? []);
  const areas = useAreas(useRegistration());
  const isReadOnly = useIsReadOnly();
  const hasNone = areas?.length === 0 && chosen.length === 0;
  return (
    !hasNone && (
      <LongFormRow name="admin2">
        <LazyBlock when="idle" skeleton={waiting}>
          <AreasToChoose chosen={chosen} isReadOnly={isReadOnly} />
        </LazyBlock>
      </LongFormRow>
    )
  );
}

function AreasToChoose({ chosen, isReadOnly = false }: SomeAreas) {
  const { getValues, setValue } = useFormContext<EapValues>();
  const change = useMemo(() => {
    const store = (ids: number[]) => setValue('admin2', ids, changed);
    const stored = () => getValues('admin2') ?? [];
    return {
      onAdd: (id: number) => store([...stored(), id]),
      onRemove: (id: number) => store(stored().filter((each) => each !== id)),
    };
  }, [getValues, setValue]);
  return <ChosenAreas chosen={chosen} {...(!isReadOnly && change)} />;
}

interface ChosenAreasProps {
  readonly chosen: readonly number[];
  readonly onAdd?: (id: number) => void;
  readonly onRemove?: (id: number) => void;
}

/** The second-level areas on a map: the chosen ones, and where they are chosen the others too. */
export function ChosenAreas({ chosen, ...change }: ChosenAreasProps) {
  const t = useEapStrings();
  const all = useAreas(useRegistration());
  const isChoice = change.onAdd !== undefined;
  const areas = useMemo(
    () =>
      (all ?? [])
        .filter(({ id, is_deprecated }) => chosen.includes(id) || (isChoice && !is_deprecated))
        .map(({ district_name, ...area }): Area => ({ ...area, province: district_name })),
    [all, chosen, isChoice],
  );
  return <AreasMap title={t.admin2} areas={areas} chosen={chosen} {...change} />;
}

const ProvinceList = lists.districts;

/** The provinces at risk, each with a text, and on a map where the country has no second-level areas or some are chosen. */
export function ProvincesRow() {
  const chosen = useFormSelector(({ districts }: EapValues) =>
    (districts ?? []).flatMap(({ district }) => district ?? []),
  );
  const areas = useAreas(useRegistration());
  const isReadOnly = useIsReadOnly();
  const hasMap = chosen.length > 0 || areas?.length === 0;
  return (
    <ProvinceList
      below={
        hasMap && (
          <LazyBlock when="idle" skeleton={waiting}>
            <ProvincesToChoose chosen={chosen} isReadOnly={isReadOnly} />
          </LazyBlock>
        )
      }
    />
  );
}

/** A province is added on the map; it is removed in the list, with its text. */
function ProvincesToChoose({ chosen, isReadOnly = false }: SomeAreas) {
  const { getValues, setValue } = useFormContext<EapValues>();
  const add = useMemo(
    () => (district: number) => {
      const row = { client_id: randomId(), district, description: null };
      setValue('districts', [...(getValues('districts') ?? []), row], changed);
    },
    [getValues, setValue],
  );
  return <ChosenProvinces chosen={chosen} {...(!isReadOnly && { onAdd: add })} />;
}

/** The provinces on a map: the chosen ones, and where they are chosen the others too. */
export function ChosenProvinces({ chosen, ...change }: Omit<ChosenAreasProps, 'onRemove'>) {
  const t = useEapStrings();
  const registration = useRegistration();
  const query = districtsQuery(registration === null ? [] : [registration.country]);
  const { data } = useQuery({ ...query, enabled: registration !== null });
  const isChoice = change.onAdd !== undefined;
  const areas = useMemo(
    () => (data?.results ?? []).filter(({ id, is_deprecated }) => chosen.includes(id) || (isChoice && !is_deprecated)),
    [data, chosen, isChoice],
  );
  return <AreasMap title={t.districts} areas={areas} chosen={chosen} {...change} />;
}
