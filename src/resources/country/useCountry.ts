import { useOutletContext } from 'react-router-dom';
import type { CountryDetail } from '#contract/country';

/** The country of the current tab, from the layout, which renders its tabs once it has loaded. */
export const useCountry = () => useOutletContext<CountryDetail>();
