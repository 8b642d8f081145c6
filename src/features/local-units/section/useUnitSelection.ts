import { useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { urlNumber } from '#ui/filters/urlParsers';

/** The unit that map and list show, in the address: a link opens it in both. */
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
      /** A press on the map chose the unit, which is in view then. */
      isPickedOnMap: chosen !== null && chosen === picked,
      pickOnMap: chooseBy(true),
    };
  }, [chosen, picked, setChosen]);
}

export type UnitSelection = ReturnType<typeof useUnitSelection>;
