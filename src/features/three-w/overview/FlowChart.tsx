import type { SocietyFlows } from '#contract/projectFigures';
import { visibleFlows } from '#domain/three-w/flows';
import { SankeyChart } from '#ui/chart/SankeyChart';
import { useStrings } from '#ui/language/useStrings';
import { overviewStrings } from './strings';

const chartHeight = 620;

/** Supporting National Society, sector, receiving country: how many projects lead from one to the next. */
export function FlowChart({ flows: answer }: { readonly flows: SocietyFlows }) {
  const t = useStrings(overviewStrings);
  const { nodes, flows } = visibleFlows(answer);
  const others = { supporting_ns: t.otherSocieties, sector: t.otherSectors, receiving_ns: t.otherCountries };
  return (
    <SankeyChart
      title={t.flows}
      isTitleHidden
      unit={t.unit}
      height={chartHeight}
      nodes={nodes.map(({ key, name, type }) => ({ key, label: name ?? others[type] }))}
      links={flows}
    />
  );
}
