import type { EmergencyProject } from '#contract/emergencyProject';
import type { Tone } from '#ui/display/Tag';

const tones: Readonly<Record<EmergencyProject['status'], Tone>> = {
  on_going: 'blue',
  complete: 'green',
  planned: 'neutral',
};

/** The colour of a project's status, which is always shown as text too. */
export const statusTone = (status: EmergencyProject['status']): Tone => tones[status];
