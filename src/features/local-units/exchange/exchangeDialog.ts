import type { CountryDetail } from '#contract/country';
import type { LocalUnitRights } from '#domain/local-units/rights';

/** What each dialog of import and export is given. */
export interface ExchangeDialogProps {
  readonly country: CountryDetail;
  readonly rights: LocalUnitRights;
  readonly onClose: () => void;
}
