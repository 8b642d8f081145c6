import type { PublicPerProcess } from '#contract/publicPer';
import { ContactLink } from '#ui/actions/ContactLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { countryPerStrings } from './strings';

/** The dates, phase, number and type of a cycle, and its focal point. */
export function CycleDetails({ process }: { readonly process: PublicPerProcess }) {
  const t = useStrings(countryPerStrings);
  const email = process.ns_focal_point_email?.trim();
  return (
    <DescriptionGrid
      items={[
        {
          id: 'startDate',
          label: t.startDate,
          value: <TextOutput kind="date" value={process.date_of_assessment} show="words" />,
        },
        { id: 'phase', label: t.phase, value: process.phase_display },
        { id: 'focalPoint', label: t.focalPoint, value: process.ns_focal_point_name },
        { id: 'cycle', label: t.cycle, value: process.assessment_number },
        { id: 'type', label: t.type, value: process.type_of_assessment_details?.name },
        { id: 'email', label: t.email, value: email && <ContactLink kind="email" address={email} /> },
        {
          id: 'updated',
          label: t.updated,
          value: <TextOutput kind="moment" value={process.updated_at} show="words" />,
        },
      ]}
    />
  );
}
