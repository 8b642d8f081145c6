import { useMemo } from 'react';
import type { DistrictGeo } from '#contract/district';
import { joinTexts } from '#domain/format/joinTexts';
import { ProvinceMap, type ProvincePoint } from '#resources/province/ProvinceMap';
import { Button } from '#ui/actions/Button';
import type { CirclesLayer, LegendEntry } from '#ui/map/mapTypes';
import { useEapStrings } from './useEapStrings';

/** A province, or a second-level area with the name of its province. */
export interface Area extends Pick<DistrictGeo, 'id' | 'name' | 'centroid' | 'bbox'> {
  readonly province?: string;
}

const colours = { chosen: '--map-most', other: '--map-some' } as const;

/** Chosen or not, and the radius in pixels. */
const stops: CirclesLayer['stops'] = [
  [0, 5],
  [1, 8],
];

interface AreasMapProps {
  readonly title: string;
  /** The areas to show. Memoise the array. */
  readonly areas: readonly Area[];
  readonly chosen: readonly number[];
  /** Without them the areas are read, not chosen. */
  readonly onAdd?: (id: number) => void;
  readonly onRemove?: (id: number) => void;
}

/** Areas on a map and in the list beside it, in both of which they are chosen. @source reference/eap.md, section 2.1 */
export function AreasMap({ title, areas, chosen, onAdd, onRemove }: AreasMapProps) {
  const t = useEapStrings();
  const provinces = useMemo(
    () =>
      areas.map(({ id, name, centroid, bbox, province = null }): ProvincePoint => {
        const isChosen = chosen.includes(id);
        const change = isChosen ? onRemove : onAdd;
        return {
          district: { id, name, centroid, bbox },
          value: isChosen ? 1 : 0,
          colour: isChosen ? colours.chosen : colours.other,
          summary: joinTexts([province, onAdd && isChosen ? t.atRisk : null], ' · '),
          details: change ? (
            <Button size="s" onPress={() => change(id)}>
              {isChosen ? t.unmarkArea : t.markArea}
            </Button>
          ) : (
            (province ?? name)
          ),
        };
      }),
    [areas, chosen, onAdd, onRemove, t],
  );
  const legend: LegendEntry[] = [
    { label: t.atRisk, colour: colours.chosen, look: 'dot' },
    { label: t.otherAreas, colour: colours.other, look: 'dot' },
  ];
  return (
    areas.length > 0 && (
      <ProvinceMap
        title={title}
        provinces={provinces}
        colour={colours.chosen}
        stops={stops}
        {...(onAdd && { legend })}
      />
    )
  );
}
