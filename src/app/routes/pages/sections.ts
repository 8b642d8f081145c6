import { lazyComponent } from '#ui/feedback/LazyBlock';
import type { Sections } from '../SectionsContext';

/** Lazy components of one feature that pages of another one render. */
export const sections: Sections = {
  countryLocalUnits: lazyComponent(() =>
    import('#features/local-units/section/LocalUnitsSection').then((module) => module.Component),
  ),
};
