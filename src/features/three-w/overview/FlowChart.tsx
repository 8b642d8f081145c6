import type { ReactNode } from 'react';
import { useReference } from '#app/request/referenceData';
import type { SocietyFlows } from '#contract/projectFigures';
import { type FlowNode, visibleFlows } from '#domain/three-w/flows';
import { SankeyChart } from '#ui/chart/SankeyChart';
import { useStrings } from '#ui/language/useStrings';
import { overviewStrings } from './strings';

const leastHeight = 420;
const nodeHeight = 22;

interface FlowChartProps {
  readonly flows: SocietyFlows;
  readonly skeleton: ReactNode;
}

/** Supporting National Society, sector, receiving country or its region: how many projects lead from one to the next. */
export function FlowChart({ flows: answer, skeleton }: FlowChartProps) {
  const t = useStrings(overviewStrings);
  const { data: places, isPending } = useReference('countries');
  const countries = places?.results;
  const enums = useReference('globalEnums');
  const regions = enums.data?.api_region_name;
  // without their regions the countries stand one by one, and make it several times as high
  if (isPending || enums.isPending) return skeleton;
  const { nodes, flows } = visibleFlows(answer, {
    regionOf: (country) => countries?.find(({ id }) => id === country)?.region,
  });
  const others = { supporting_ns: t.otherSocieties, sector: t.otherSectors, receiving_ns: t.otherCountries };
  const labelOf = ({ name, region: id, type }: FlowNode) => {
    const region = regions?.find(({ key }) => Number(key) === id)?.value;
    if (name !== null || region === undefined) return name ?? others[type];
    return type === 'supporting_ns' ? t.otherSocietiesIn({ region }) : region;
  };
  const receiving = nodes.filter(({ type }) => type === 'receiving_ns').length;
  return (
    <SankeyChart
      title={t.flows}
      isTitleHidden
      unit={t.unit}
      height={Math.max(leastHeight, receiving * nodeHeight)}
      nodes={nodes.map((node) => ({ key: node.key, label: labelOf(node) }))}
      links={flows}
    />
  );
}
