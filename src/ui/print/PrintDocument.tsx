import type { ReactNode } from 'react';
import { formatDate } from '#domain/format/dates';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import './page.css';
import css from './PrintDocument.module.css';

interface PrintDocumentProps {
  readonly title: string;
  /** The header of every page: title and subject. */
  readonly header: ReactNode;
  /** The footer of every page, before the date of printing. */
  readonly footer?: ReactNode;
  /** The day of printing. */
  readonly printedOn: Date;
  readonly children: ReactNode;
}

/** A document laid out for print; on the screen its pages are one below the other. */
export function PrintDocument({ title, header, footer, printedOn, children }: PrintDocumentProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  return (
    <article className={css.document} aria-label={title} data-print-document="">
      {/* Browsers repeat the head and foot of a table on each page, and of nothing else. */}
      <table className={css.running} role="presentation">
        <thead>
          <tr>
            <td>
              <div className={css.header}>{header}</div>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <h1 className={css.title}>{title}</h1>
              {children}
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td>
              <div className={css.footer}>
                <span>{footer}</span>
                <span>{t.printedOn({ date: formatDate(printedOn, language) ?? '' })}</span>
              </div>
            </td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
