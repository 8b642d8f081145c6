import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormPage } from '#app/form/FormPage';
import { href } from '#app/routes/href';
import { reportedEventIn } from '#domain/risk-watch/reportedEvent';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { UpdateForm } from './UpdateForm';
import { newUpdateValues } from './updateValues';
import { useUpdateStrings } from './useUpdateStrings';

/** Flash updates are written in English only. @source reference/emergencies.md, section 2.2 */
export function Component() {
  const t = useUpdateStrings();
  const { language } = useLanguage();
  const { state } = useLocation();
  const [initial] = useState(() => newUpdateValues(reportedEventIn(state)));
  return (
    <FormPage title={t.newTitle} list={{ label: t.allUpdates, href: href('allFlashUpdates') }}>
      {language === 'en' ? <UpdateForm initial={initial} /> : <Alert tone="warning" title={t.englishOnly} />}
    </FormPage>
  );
}
