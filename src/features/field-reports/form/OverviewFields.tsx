import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormRow } from '#ui/form/FormRow';
import { FormCheckboxField, FormTextArea } from '#ui/form/formFields';
import { FormRichTextField } from '#ui/form/formSpecials';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { reportFormStrings } from './formStrings';
import styles from './OverviewFields.module.css';
import type { ReportValues } from './reportShape';
import { useReportKind } from './useReportKind';

const hasMarkup = (text: string | null) => /<\/?[a-z][^>]*>/i.test(text ?? '');

/** The description: of an event formatted and after the guidelines, otherwise plain (unless it is formatted already: nobody should edit markup). */
export function OverviewFields() {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const kind = useReportKind();
  const { getValues } = useFormContext<ReportValues>();
  const hasConsent = useWatch<ReportValues, 'has_read_guidelines'>({ name: 'has_read_guidelines' });
  const [isFormatted] = useState(() => hasMarkup(getValues('description')));
  const label = kind === 'EW' ? labels.riskAnalysis : labels.overview;
  return (
    <>
      {kind === 'EVT' && (
        <FormRow title={t.guidelines}>
          <p className={styles.guidelines}>{t.guidelinesText}</p>
          <FormCheckboxField<ReportValues> name="has_read_guidelines" label={t.guidelinesConsent} />
        </FormRow>
      )}
      <FormRow title={label} description={kind === 'EW' ? t.riskText : t.overviewText}>
        {kind === 'EVT' || isFormatted ? (
          <FormRichTextField<ReportValues>
            name="description"
            label={label}
            isLabelHidden
            isReadOnly={kind === 'EVT' && !hasConsent}
          />
        ) : (
          <FormTextArea<ReportValues> name="description" label={label} isLabelHidden rows={8} />
        )}
      </FormRow>
    </>
  );
}
