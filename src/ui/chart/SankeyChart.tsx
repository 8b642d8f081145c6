import { sankey, sankeyLinkHorizontal } from 'd3-sankey';
import { formatCompact, formatNumber } from '#domain/format/numbers';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { type ChartArea, type ChartBasics, ChartFrame } from './ChartFrame';
import { letterWidth } from './chartText';
import { type Mark, Plot, ringClass } from './Plot';
import { acyclicFlows, type SankeyLink, type SankeyNode } from './sankeyFlows';
import { labelLines, labelRoom, labelText, spreadLabels } from './sankeyLabels';
import { seriesLook } from './seriesLook';

interface SankeyChartProps extends ChartBasics {
  readonly nodes: readonly SankeyNode[];
  /** Links that would close a circle are in the table, but not in the drawing. */
  readonly links: readonly SankeyLink[];
}

/** A flow diagram: amounts from sources through intermediaries to targets. */
export function SankeyChart({ nodes, links, ...basics }: SankeyChartProps) {
  const t = useStrings(displayStrings);
  const names = new Map(nodes.map(({ key, label }) => [key, label]));
  const flows = acyclicFlows(nodes, links);
  return (
    <ChartFrame
      {...basics}
      minWidth={minWidth}
      isEmpty={flows.length === 0}
      table={{
        columns: [t.chartFrom, t.chartTo, t.chartValue],
        rows: links.map(({ from, to, value }) => [names.get(from) ?? from, names.get(to) ?? to, value]),
      }}
    >
      {(area) => <Flows title={basics.title} nodes={nodes} flows={flows} area={area} />}
    </ChartFrame>
  );
}

interface FlowsProps {
  readonly title: string;
  readonly nodes: readonly SankeyNode[];
  readonly flows: readonly SankeyLink[];
  readonly area: ChartArea;
}

interface PlacedLink {
  readonly value: number;
}

/** One colour for all nodes and one for all flows: colours of many nodes would repeat, and say nothing. */
const nodeColour = seriesLook(0).colour;
const flowColour = seriesLook(5).colour;
const nodeWidth = 12;
/** Between a node and its label, in pixels. */
const labelGap = 6;
/** The height in pixels of a line of a label. */
const lineHeight = 13;
/** Half of the height of a label in two lines, by which those of the first and last node stand out. */
const labelHeight = lineHeight;
const nodePadding = 18;
/** Minimum width in pixels at which the labels of three columns can be read. */
const minWidth = 980;

function Flows({ title, nodes, flows, area }: FlowsProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const amountOf = (value: number | undefined) => formatCompact(value, language) ?? '';
  const used = nodes.filter(({ key }) => flows.some(({ from, to }) => from === key || to === key));
  const data = () => ({
    nodes: used.map((node) => ({ ...node })),
    links: flows.map(({ from, to, value }) => ({ source: from, target: to, value })),
  });
  const layOut = (start: number, end: number) =>
    sankey<SankeyNode, PlacedLink>()
      .nodeId(({ key }) => key)
      .nodeWidth(nodeWidth)
      .nodePadding(nodePadding)
      .extent([
        [start + 1, labelHeight],
        [area.width - end - 1, area.height - labelHeight],
      ])(data());
  const columnsOf = (placed: readonly { readonly x0?: number | undefined }[]) =>
    [...new Set(placed.map(({ x0 = 0 }) => Math.round(x0)))].toSorted((a, b) => a - b);
  const first = layOut(0, 0);
  const firstColumns = columnsOf(first.nodes);
  const lengths = firstColumns.map((at) =>
    first.nodes
      .filter(({ x0 = 0 }) => Math.round(x0) === at)
      .map(({ label, value }) => labelText(label, amountOf(value)).length),
  );
  const { start, end, between, letters } = labelRoom(area.width, lengths, { gap: labelGap, letter: letterWidth });
  const laid = layOut(start, end);
  const columns = columnsOf(laid.nodes);
  const mirror = area.isMirrored ? `translate(${area.width} 0) scale(-1 1)` : undefined;
  const fromLeft = (x: number) => (area.isMirrored ? area.width - x : x);
  const endOf = (end: unknown) =>
    typeof end === 'object' && end !== null ? (end as (typeof laid.nodes)[number]) : undefined;

  const columnOf = ({ x0 = 0 }: { readonly x0?: number | undefined }) => columns.indexOf(Math.round(x0));
  /** Where the flows of a node go on: behind its label. */
  const outOf = (node: (typeof laid.nodes)[number] | undefined) => {
    const room = node ? (between[columnOf(node)] ?? 0) : 0;
    return (node?.x1 ?? 0) + (room > 0 ? room + labelGap : 0);
  };
  const path = sankeyLinkHorizontal<SankeyNode, PlacedLink>().source(({ source, y0 = 0 }) => [
    outOf(endOf(source)),
    y0,
  ]);

  const marks = laid.links.map((link, index): Mark => {
    const [source, target] = [endOf(link.source), endOf(link.target)];
    const [x, y] = [(outOf(source) + (target?.x0 ?? 0)) / 2, ((link.y0 ?? 0) + (link.y1 ?? 0)) / 2];
    const d = path(link) ?? '';
    const width = Math.max(1, link.width ?? 1);
    return {
      key: `${source?.key ?? ''} ${target?.key ?? ''}`,
      row: 0,
      column: index,
      x: fromLeft(x),
      y,
      text: t.chartFlow({
        from: source?.label ?? '',
        to: target?.label ?? '',
        value: formatNumber(link.value, language) ?? '',
      }),
      shape: <path d={d} transform={mirror} fill="none" stroke={flowColour} strokeOpacity={0.3} strokeWidth={width} />,
      ring: <path d={d} transform={mirror} className={ringClass} />,
    };
  });

  const labels = columns.flatMap((_, column) => {
    const ofColumn = laid.nodes
      .filter((node) => columnOf(node) === column)
      .toSorted((a, b) => (a.y0 ?? 0) - (b.y0 ?? 0))
      .map((node) => {
        const lines = labelLines(node.label, amountOf(node.value), letters[column] ?? Number.POSITIVE_INFINITY);
        return { node, lines, middle: ((node.y0 ?? 0) + (node.y1 ?? 0)) / 2, height: lines.length * lineHeight };
      });
    return spreadLabels(ofColumn, area.height).map((label) => ({ ...label, column }));
  });

  const over = labels.map(({ node, column, lines, middle }) => {
    const { key, x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = node;
    const isFirst = column === 0 && columns.length > 1;
    const at = isFirst ? fromLeft(x0 - labelGap) : fromLeft(x1 + labelGap);
    const top = middle - ((lines.length - 1) * lineHeight) / 2;
    return (
      <g key={key}>
        <rect
          x={Math.min(fromLeft(x0), fromLeft(x1))}
          y={y0}
          width={x1 - x0}
          height={Math.max(1, y1 - y0)}
          rx={2}
          fill={nodeColour}
        />
        <text textAnchor={isFirst ? 'end' : 'start'} dominantBaseline="middle">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one label have no identity
            <tspan key={place} x={at} y={top + place * lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    );
  });

  return <Plot title={title} area={area} marks={marks} over={over} />;
}
