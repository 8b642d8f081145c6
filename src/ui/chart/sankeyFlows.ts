export interface SankeyNode {
  readonly key: string;
  readonly label: string;
}

export interface SankeyLink {
  readonly from: string;
  readonly to: string;
  readonly value: number;
}

/**
 * The links that a Sankey diagram can draw: between known nodes, with a positive amount, none closing a circle.
 * Links between the same two nodes are summed.
 */
export function acyclicFlows(nodes: readonly SankeyNode[], links: readonly SankeyLink[]): SankeyLink[] {
  const known = new Set(nodes.map(({ key }) => key));
  const flows = new Map<string, SankeyLink>();
  const onward = new Map<string, Set<string>>();

  const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(onward.get(from) ?? [])].some((next) => leadsTo(next, goal, seen));
  };

  for (const link of links) {
    const isSound = known.has(link.from) && known.has(link.to) && Number.isFinite(link.value) && link.value > 0;
    if (!isSound || leadsTo(link.to, link.from)) continue;
    const key = JSON.stringify([link.from, link.to]);
    const before = flows.get(key);
    flows.set(key, before ? { ...before, value: before.value + link.value } : link);
    onward.set(link.from, (onward.get(link.from) ?? new Set()).add(link.to));
  }
  return [...flows.values()];
}
