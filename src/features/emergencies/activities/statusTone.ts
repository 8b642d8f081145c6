import type { EmergencyProject } from '#contract/emergencyProject';
import type { Tone } from '#ui/display/Tag';

const tones: Readonly<Record<EmergencyProject['status'], Tone>> = {
  on_going: 'blue',
  complete: 'green',
  planned: 'neutral',
};

/** The colour that goes with how far a project is; the words always stand beside it. */
export const statusTone = (status: EmergencyProject['status']): Tone => tones[status];
