import { useOutletContext } from 'react-router-dom';
import type { CatalogueTitles } from './record';

/** The titles that the layout loaded for the pages in it. */
export const useTitles = () => useOutletContext<CatalogueTitles>();
