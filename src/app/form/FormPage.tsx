import { type ReactNode, useRef } from 'react';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { ChosenStep } from './ChosenStep';
import { longFormStrings } from './strings';

interface FormPageProps {
  readonly title: string;
  /** The name of the edited document. */
  readonly description?: string;
  /** The list that the document belongs to. */
  readonly list: { readonly label: string; readonly href: string };
  /** Buttons beside the title, such as keeping the document for offline. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page with a long form. */
export function FormPage({ title, description, list, actions, children }: FormPageProps) {
  const t = useStrings(longFormStrings);
  const breadcrumbs = <Breadcrumbs items={[{ label: t.home, href: href('home') }, list, { label: title }]} />;
  return (
    <Page title={title} description={description} breadcrumbs={breadcrumbs} actions={actions}>
      <ChosenStep value={useRef(null)}>{children}</ChosenStep>
    </Page>
  );
}
