/** The tone of each crisis category; the server has the labels. @source reference/emergencies.md, section 5 */
export const severityTone = { 0: 'yellow', 1: 'orange', 2: 'red' } as const;

interface Severe {
  readonly ifrc_severity_level: keyof typeof severityTone;
  readonly ifrc_severity_level_update_date: string | null;
}

/**
 * Whether anybody has categorised an emergency: yellow is also what the server gives one that nobody has, without a date then.
 *
 * @source reference/countries-and-regions.md, section 1.14
 */
export const isCategorised = ({ ifrc_severity_level, ifrc_severity_level_update_date }: Severe): boolean =>
  ifrc_severity_level > 0 || ifrc_severity_level_update_date !== null;
