import { type ReactNode, useState } from 'react';
import type { EapRegistration } from '#contract/eap';
import type { EapFile } from '#contract/eapParts';
import type { EapKind } from '#domain/eap/eapTypes';
import { formatDate, parseMoment } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { labelled } from '#domain/format/labelled';
import { formatNumber } from '#domain/format/numbers';
import { safeHref } from '#domain/links/safeUrl';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PrintDocument } from '#ui/print/PrintDocument';
import { PrintPairs } from '#ui/print/PrintPairs';
import { PrintPictures } from '#ui/print/PrintPictures';
import { aboutProtocol } from '../form/EapFormPage';
import { useEapStrings } from '../form/useEapStrings';
import { eapPrintStrings } from './strings';

interface PrintedEapProps {
  readonly title: string;
  readonly kind: EapKind;
  readonly registration: EapRegistration;
  readonly cover: EapFile | null;
  /** How the cover differs from that of the version before. */
  readonly coverChanges?: ReactNode;
  readonly version: number;
  /** Years for which the protocol is in force. */
  readonly years: number;
  /** Names of the areas or provinces. */
  readonly areas: readonly string[];
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a printed protocol: its title, cover and first facts. @source reference/eap.md, section 1.6 */
export function PrintedEap(props: PrintedEapProps) {
  const { title, registration, cover, coverChanges, version, years, areas, note, children } = props;
  const t = useStrings(eapPrintStrings);
  const names = useEapStrings();
  const { language } = useLanguage();
  const [printedOn] = useState(() => new Date());
  const about = aboutProtocol(registration, names);
  const address = safeHref(cover?.file);
  const caption = cover?.caption?.trim() || null;
  return (
    <PrintDocument
      title={labelled(language, title, about)}
      header={
        <>
          <strong>{title}</strong>
          <bdi>{registration.national_society_details.society_name || registration.national_society_details.name}</bdi>
        </>
      }
      footer={<bdi>{registration.appeal_code}</bdi>}
      printedOn={printedOn}
    >
      {note && <p role="note">{note}</p>}
      {address !== null && (
        <PrintPictures pictures={[{ address, caption }]} label={names.cover_image_file} failed={t.pictureFailed} />
      )}
      {coverChanges}
      <PrintPairs
        items={[
          { id: 'country', label: names.country, value: <bdi>{registration.country_details.name}</bdi> },
          { id: 'hazard', label: t.hazard, value: <bdi>{registration.disaster_type_details.name}</bdi> },
          { id: 'number', label: t.number, value: registration.appeal_code },
          { id: 'version', label: t.version, value: formatNumber(version, language) },
          { id: 'years', label: t.timeframe, value: t.years({ count: years }) },
          { id: 'approved', label: t.approvedOn, value: formatDate(parseMoment(registration.approved_at), language) },
          { id: 'areas', label: names.areas, value: formatList(areas, language), isWide: true },
        ]}
      />
      {children}
    </PrintDocument>
  );
}
