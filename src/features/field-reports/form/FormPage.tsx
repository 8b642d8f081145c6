import type { ReactNode } from 'react';
import { href } from '#app/routes/href';
import { Page } from '#app/shell/Page';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { reportFormStrings } from './strings';

interface FormPageProps {
  readonly title: string;
  /** What is being edited. */
  readonly description?: string;
  readonly children: ReactNode;
}

/** The frame of the form's two pages. */
export function FormPage({ title, description, children }: FormPageProps) {
  const t = useStrings(reportFormStrings);
  return (
    <Page
      title={title}
      description={description}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t.home, href: href('home') },
            { label: t.allReports, href: href('allFieldReports') },
            { label: title },
          ]}
        />
      }
    >
      {children}
    </Page>
  );
}
