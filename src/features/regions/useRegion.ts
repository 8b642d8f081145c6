import { useOutletContext } from 'react-router-dom';
import type { RegionDetail } from '#contract/region';

/** The region of the current tab, from the layout, which renders its tabs once it has loaded. */
export const useRegion = () => useOutletContext<RegionDetail>();
