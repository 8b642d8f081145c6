import type { SocietyFlows } from '#contract/projectFigures';
import { groupBy } from '#domain/lists/groupBy';

export interface FlowNode {
  readonly key: string;
  /** Null for a node without a name of its own: the merged others of its side, or a region. */
  readonly name: string | null;
  /** The id of the region whose countries the node stands for. */
  readonly region?: number;
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

interface FlowOptions {
  /** Maximum number of named nodes per side. */
  readonly most?: number;
  /** The region of a receiving or supporting country, by the country's id. */
  readonly regionOf?: (country: number | null) => number | null | undefined;
}

/**
 * The societies that are named: the largest, and as many more as it takes until no group of the others is larger than the largest of them.
 *
 * @param societies - their indices, largest first
 * @param groupOf - the group of others in which one is merged
 */
function namedSocieties(
  societies: readonly number[],
  most: number,
  sizeOf: (index: number) => number,
  groupOf: (index: number) => string,
): ReadonlySet<number> {
  const named = new Set(societies.slice(0, most));
  const largest = sizeOf(societies[0] ?? -1);
  for (;;) {
    const groups = groupBy(
      societies.filter((index) => !named.has(index)),
      groupOf,
    );
    const tooLarge = [...groups.values()].find(
      (group) => group.length > 1 && group.reduce((sum, index) => sum + sizeOf(index), 0) > largest,
    );
    const first = tooLarge?.[0];
    if (first === undefined) return named;
    named.add(first);
  }
}

/**
 * The flows from supporting National Societies over sectors to receiving countries. A diagram with hundreds of nodes is not readable: the
 * smaller societies are merged, by region where together they would be the largest, and too many countries of several regions by region,
 * since a diagram that ends in "others" answers nothing.
 *
 * @source reference/three-w.md, section 4.4
 */
export function visibleFlows(
  { nodes, links }: SocietyFlows,
  { most = shownPerSide, regionOf }: FlowOptions = {},
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
  const countries = nodes.filter(({ type }) => type === 'receiving_ns');
  const regions = new Set(countries.map(({ id }) => regionOf?.(id) ?? null));
  const isByRegion = countries.length > most && regions.size > 1;
  const sizeOf = (index: number) => sizes[index] ?? 0;
  const societies = [...nodes.keys()]
    .filter((index) => nodes[index]?.type === 'supporting_ns')
    .toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const tail = societies.slice(most).reduce((sum, index) => sum + sizeOf(index), 0);
  // "others" as the largest node of its side says nothing: its regions do
  const isTailByRegion = tail > sizeOf(societies[0] ?? -1);
  const regionOfSociety = (index: number) => regionOf?.(nodes[index]?.id ?? null);
  const named = namedSocieties(societies, most, sizeOf, (index) => String(isTailByRegion && regionOfSociety(index)));
  const shownNode = (index: number): FlowNode | undefined => {
    const node = nodes[index];
    if (!node) return undefined;
    const { type, name } = node;
    if (isByRegion && type === 'receiving_ns') {
      const region = regionOf?.(node.id);
      return typeof region === 'number'
        ? { key: `region ${region}`, name: null, type, region }
        : { key: `${type} others`, name: null, type };
    }
    if (isTailByRegion && type === 'supporting_ns' && !named.has(index)) {
      const region = regionOf?.(node.id);
      if (typeof region === 'number') return { key: `${type} region ${region}`, name: null, type, region };
    }
    const isWhole = type === 'sector' || (type === 'receiving_ns' && regionOf !== undefined);
    return isWhole || (type === 'supporting_ns' ? named.has(index) : (ranks[index] ?? 0) < most)
      ? { key: keyOf(node), name, type }
      : { key: `${type} others`, name: null, type };
  };
  const shown = new Map<string, FlowNode>();
  for (const index of nodes.keys()) {
    const node = shownNode(index);
    if (node) shown.set(node.key, node);
  }
  const flows = new Map<string, Flow>();
  for (const { source, target, value } of links) {
    const [from, to] = [shownNode(source)?.key, shownNode(target)?.key];
    if (!from || !to) continue;
    const key = `${from} > ${to}`;
    flows.set(key, { from, to, value: value + (flows.get(key)?.value ?? 0) });
  }
  return { nodes: [...shown.values()], flows: [...flows.values()].sort((a, b) => b.value - a.value) };
}
