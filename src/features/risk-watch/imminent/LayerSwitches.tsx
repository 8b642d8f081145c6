import { type ShapeLayer, shapeLayers } from '#domain/risk-watch/eventShapes';
import { ChecklistField } from '#ui/fields/ChecklistField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { imminentStrings } from './strings';
import { viewParsers } from './view';

/** Switches for the layers of the selected event; the choice applies to all events. */
export function LayerSwitches({ layers }: { readonly layers: readonly ShapeLayer[] }) {
  const t = useStrings(imminentStrings);
  const { values, set } = useUrlFilters(viewParsers);
  const shown = shapeLayers.filter((layer) => values.layers === null || values.layers.includes(layer));
  const change = (chosen: readonly ShapeLayer[] = []) => {
    // the layers that this event does not have keep their state
    const next = shapeLayers.filter((layer) => (layers.includes(layer) ? chosen : shown).includes(layer));
    if (next.length === shapeLayers.length) set('layers', null);
    else set('layers', next.length === 0 ? ['none'] : next);
  };
  return (
    <>
      <ChecklistField
        label={t.layers}
        options={layers.map((key) => ({ key, label: t[key] }))}
        value={layers.filter((layer) => shown.includes(layer))}
        onChange={change}
      />
      {layers.includes('cone') && shown.includes('cone') && <Note>{t.coneNote}</Note>}
    </>
  );
}
