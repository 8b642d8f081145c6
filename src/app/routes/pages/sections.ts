import { retryableLazy } from '#ui/feedback/retryableLazy';
import type { Sections } from '../SectionsContext';

/** What one area makes and a page of another one shows. */
export const sections: Sections = {
  countryLocalUnits: retryableLazy(() =>
    import('#features/local-units/section/LocalUnitsSection').then((module) => module.Component),
  ),
};
