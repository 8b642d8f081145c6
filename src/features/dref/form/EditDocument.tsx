import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import type { ApiError } from '#app/request/errors';
import { href } from '#app/routes/href';
import { readOnlyReason } from '#domain/dref/drefRules';
import type { DrefStage } from '#domain/dref/drefTypes';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useLanguage } from '#ui/language/LanguageContext';
import { DocumentHead, type HeadDocument } from './DocumentHead';
import type { StoredDref } from './documentActions';
import { ReadOnlyNotice } from './ReadOnlyNotice';
import { useDrefStrings } from './useDrefStrings';

const KeepDref = lazyComponent(() => import('./KeepDref').then((module) => module.KeepDref));

interface Titled extends StoredDref, HeadDocument {
  readonly title: string | null;
  readonly is_dref_imminent_v2?: boolean | null;
}

interface EditDocumentProps<Stored> {
  readonly stage: DrefStage;
  readonly title: (stored: Stored | undefined) => string;
  readonly query: UseQueryOptions<Stored, ApiError>;
  /** The form. Its key changes when the document becomes read-only or editable, so that it is mounted again. */
  readonly children: (stored: Stored, form: { readonly key: string; readonly isReadOnly: boolean }) => ReactNode;
}

/** The page of a stored document: its form, with a notice where it is read-only. */
export function EditDocument<Stored extends Titled>({ stage, title, query, children }: EditDocumentProps<Stored>) {
  const t = useDrefStrings();
  const { language } = useLanguage();
  const { data } = useQuery(query);
  return (
    <FormPage
      title={title(data)}
      description={data?.title?.trim()}
      list={{ label: t.myDrefs, href: href('accountMyFormsDref') }}
      actions={
        data && (
          <LazyBlock when="idle" skeleton={null}>
            <KeepDref
              document={{ stage, id: data.id, isImminentV2: data.is_dref_imminent_v2 === true }}
              title={data.title?.trim() || title(data)}
            />
          </LazyBlock>
        )
      }
    >
      <StoredDocument query={query} missing={t.notLoaded} showsOtherLanguages>
        {(stored) => {
          const reason = readOnlyReason(stored, language);
          return (
            <>
              <DocumentHead document={data ?? stored} />
              {reason && <ReadOnlyNotice reason={reason} original={stored.translation_module_original_language} />}
              {children(stored, { key: `${stored.id} ${reason ?? ''}`, isReadOnly: reason !== null })}
            </>
          );
        }}
      </StoredDocument>
    </FormPage>
  );
}
