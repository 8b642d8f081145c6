import { useOutletContext } from 'react-router-dom';
import type { EventDetail } from '#contract/event';

/** The emergency of the current tab, from the layout, which renders its tabs once it has loaded. */
export const useEmergency = () => useOutletContext<EventDetail>();
