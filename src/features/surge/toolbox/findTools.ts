import type { Tool, ToolGroup } from './toolGroups';

/** Hosts with public documents; the others require a login of the federation. */
const publicHosts = new Set(['smcctoolkit.org', 'www.sheltercluster.org', 'rcrcsims.org']);

export const needsLogin = (href: string): boolean => !publicHosts.has(new URL(href).host);

/**
 * The groups with the tools whose name, or whose group's name, contains a text.
 *
 * @param labelOf - the name of a tool or group in the reader's language
 * @returns groups in their order, without those that have no such tool; all of them for an empty text
 */
export function findTools(
  groups: readonly ToolGroup[],
  text: string,
  labelOf: (label: Tool['label']) => string,
): ToolGroup[] {
  const query = text.trim().toLocaleLowerCase();
  if (query === '') return [...groups];
  const matches = (label: Tool['label']) => labelOf(label).toLocaleLowerCase().includes(query);
  return groups.flatMap((group) => {
    if (matches(group.label)) return [group];
    const tools = group.tools.filter(({ label }) => matches(label));
    const before = group.before.filter(matches);
    return tools.length + before.length === 0 ? [] : [{ ...group, tools, before }];
  });
}

const weeks = 4;

/** A week or a month of the timeline. */
export interface TimelineUnit {
  readonly unit: 'week' | 'month';
  readonly number: number;
}

const unitAt = (index: number): TimelineUnit =>
  index < weeks ? { unit: 'week', number: index + 1 } : { unit: 'month', number: index - weeks + 2 };

/** All weeks and months of the timeline, in order. */
export const timelineUnits: readonly TimelineUnit[] = Array.from({ length: 7 }, (_, index) => unitAt(index));

/** The first and the last week or month that a period touches. */
export const unitsOf = ([from, to]: readonly [number, number]): readonly [TimelineUnit, TimelineUnit] => [
  unitAt(Math.floor(from)),
  unitAt(Math.max(0, Math.ceil(to) - 1)),
];
