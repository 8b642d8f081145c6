import { useOutletContext } from 'react-router-dom';
import type { EventDetail } from '#contract/event';

/** The emergency that a tab is about: the layout shows its tabs only once it is there. */
export const useEmergency = () => useOutletContext<EventDetail>();
