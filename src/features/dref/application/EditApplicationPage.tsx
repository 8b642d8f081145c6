import { useQuery } from '@tanstack/react-query';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import { readOnlyReason } from '#domain/dref/drefRules';
import { applicationQuery } from '#resources/dref/queries';
import { useLanguage } from '#ui/language/LanguageContext';
import { ReadOnlyNotice } from '../form/ReadOnlyNotice';
import { useDrefWords } from '../form/useDrefWords';
import { ApplicationForm } from './ApplicationForm';
import { applicationForm } from './applicationForm';

export function Component() {
  const t = useDrefWords();
  const { language } = useLanguage();
  const { drefId } = useNumericParams('drefId');
  const query = applicationQuery(drefId);
  const { data } = useQuery(query);
  return (
    <FormPage
      title={t.editApplication}
      description={data?.title?.trim()}
      list={{ label: t.myDrefs, href: href('accountMyFormsDref') }}
    >
      <StoredDocument query={query} missing={t.notLoaded} showsOtherLanguages>
        {(application) => {
          const reason = readOnlyReason(application, language);
          return (
            <>
              {reason && <ReadOnlyNotice reason={reason} original={application.translation_module_original_language} />}
              <ApplicationForm
                // a form that becomes read only, or the other way round, starts anew
                key={`${application.id} ${reason ?? ''} ${language}`}
                application={application}
                initial={valuesOfStored(applicationForm, application)}
                isReadOnly={reason !== null}
              />
            </>
          );
        }}
      </StoredDocument>
    </FormPage>
  );
}
