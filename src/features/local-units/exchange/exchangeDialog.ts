import type { CountryDetail } from '#contract/country';
import type { LocalUnitRights } from '#domain/local-units/rights';

/** Props of each dialog of import and export. */
export interface ExchangeDialogProps {
  readonly country: CountryDetail;
  readonly rights: LocalUnitRights;
  readonly onClose: () => void;
}
