import type { SocietyFlows } from '#contract/projectFigures';

export interface FlowNode {
  readonly key: string;
  /** Null for the merged nodes of its side. */
  readonly name: string | null;
  readonly type: SocietyFlows['nodes'][number]['type'];
}

export interface Flow {
  readonly from: string;
  readonly to: string;
  /** Number of projects. */
  readonly value: number;
}

/** Maximum number of named nodes per side; the others are merged. */
const shownPerSide = 12;

const keyOf = ({ type, id }: SocietyFlows['nodes'][number]) => `${type} ${id}`;

/**
 * The flows from supporting National Societies over sectors to receiving countries. The smaller societies and countries are merged:
 * a diagram with hundreds of nodes is not readable.
 *
 * @param most - maximum number of named nodes per side
 *
 * @source reference/three-w.md, section 4.4
 */
export function visibleFlows(
  { nodes, links }: SocietyFlows,
  most = shownPerSide,
): { nodes: FlowNode[]; flows: Flow[] } {
  const sizes = nodes.map((_, index) =>
    links.reduce((sum, { source, target, value }) => sum + (source === index || target === index ? value : 0), 0),
  );
  const ranks = nodes.map(({ type }, index) => {
    const larger = nodes.filter(
      (node, other) =>
        node.type === type &&
        ((sizes[other] ?? 0) > (sizes[index] ?? 0) || (sizes[other] === sizes[index] && other < index)),
    );
    return larger.length;
  });
  const isShown = (index: number) => nodes[index]?.type === 'sector' || (ranks[index] ?? 0) < most;
  const shownKey = (index: number) => {
    const node = nodes[index];
    return node && (isShown(index) ? keyOf(node) : `${node.type} others`);
  };
  const shown = new Map<string, FlowNode>();
  nodes.forEach((node, index) => {
    const key = shownKey(index);
    if (key) shown.set(key, { key, name: isShown(index) ? node.name : null, type: node.type });
  });
  const flows = new Map<string, Flow>();
  for (const { source, target, value } of links) {
    const [from, to] = [shownKey(source), shownKey(target)];
    if (!from || !to) continue;
    const key = `${from} > ${to}`;
    flows.set(key, { from, to, value: value + (flows.get(key)?.value ?? 0) });
  }
  return { nodes: [...shown.values()], flows: [...flows.values()].sort((a, b) => b.value - a.value) };
}
