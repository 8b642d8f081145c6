import { z } from 'zod';

/** How a preparedness assessment was made, such as by the National Society itself or in a simulation. */
export const AssessmentType = z.object({
  id: z.int(),
  name: z.string(),
});
export type AssessmentType = z.infer<typeof AssessmentType>;
