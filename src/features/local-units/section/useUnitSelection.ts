import { useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { urlNumber } from '#ui/filters/urlParsers';

/** The selected unit of map and list, stored in the URL. */
export function useUnitSelection() {
  const [chosen, setChosen] = useQueryState('unit', urlNumber.withOptions({ history: 'replace' }));
  const [picked, setPicked] = useState<number | null>(null);
  return useMemo(() => {
    const chooseBy = (isOnMap: boolean) => (id: number | null) => {
      setPicked(isOnMap ? id : null);
      void setChosen(id);
    };
    return {
      chosen,
      choose: chooseBy(false),
      /** Whether the unit was selected on the map and is therefore in view. */
      isPickedOnMap: chosen !== null && chosen === picked,
      pickOnMap: chooseBy(true),
    };
  }, [chosen, picked, setChosen]);
}

export type UnitSelection = ReturnType<typeof useUnitSelection>;
