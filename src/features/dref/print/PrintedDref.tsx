import { useState } from 'react';
import { href } from '#app/routes/href';
import { printLayout } from '#domain/dref/drefPrint';
import type { DrefStage } from '#domain/dref/drefTypes';
import { safeHref } from '#domain/links/safeUrl';
import { PrintDocument } from '#ui/print/PrintDocument';
import { PrintPictures } from '#ui/print/PrintPictures';
import styles from './PrintedDref.module.css';
import { PrintedSections } from './PrintedSections';
import { ProjectGrant } from './ProjectGrant';
import type { PrintedDocument } from './printEntry';
import { withCosts } from './printedAnswer';
import { printHeading } from './printHeading';
import { usePrintStrings } from './usePrintStrings';

interface PrintedDrefProps {
  readonly stage: DrefStage;
  readonly document: PrintedDocument;
  readonly includesGrant: boolean;
}

/** A printed document. @source reference/dref.md, section 1.7 */
export function PrintedDref({ stage, document: stored, includesGrant }: PrintedDrefProps) {
  const t = usePrintStrings();
  const [printedOn] = useState(() => new Date());
  const layout = printLayout(stage, stored);
  const document = withCosts(stage, layout, stored);
  const title = document.title?.trim() || t.untitled;
  const address = safeHref(document.cover_image_file?.file);
  const caption = document.cover_image_file?.caption?.trim() || null;
  const isImminent = layout === 'imminent' || layout === 'oldImminent';
  return (
    <PrintDocument
      title={title}
      header={
        <>
          <strong>{printHeading(stage, document, t)}</strong>
          <bdi>{document.country_details?.society_name || document.country_details?.name}</bdi>
        </>
      }
      footer={<bdi>{document.appeal_code}</bdi>}
      printedOn={printedOn}
    >
      {address !== null && (
        <div className={styles.cover}>
          <PrintPictures pictures={[{ address, caption }]} label={t.cover_image_file} failed={t.pictureFailed} />
        </div>
      )}
      <PrintedSections stage={stage} document={document} />
      <p className={styles.more}>
        {t.moreEmergencies({ address: new URL(href('emergencies'), window.location.origin).href })}
      </p>
      {includesGrant && isImminent && <ProjectGrant />}
    </PrintDocument>
  );
}
