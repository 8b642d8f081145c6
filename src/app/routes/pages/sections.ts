import { lazyComponent } from '#ui/feedback/LazyBlock';
import type { Sections } from '../SectionsContext';

/** What one area makes and a page of another one shows. */
export const sections: Sections = {
  countryLocalUnits: lazyComponent(() =>
    import('#features/local-units/section/LocalUnitsSection').then((module) => module.Component),
  ),
};
