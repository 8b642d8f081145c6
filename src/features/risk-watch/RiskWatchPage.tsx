import type { ReactNode } from 'react';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { HelpLink } from '#app/shell/HelpLink';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { RiskWatchTabs } from './RiskWatchTabs';
import { riskWatchStrings } from './strings';

interface RiskWatchPageProps {
  /** The name of the tab, shown in the title of the document. */
  readonly tab: string;
  /** The section of the handbook that the help button opens. */
  readonly help: 'imminent-events' | 'seasonal-risk';
  readonly children: ReactNode;
}

/** The layout of the two global pages of risk watch. */
export function RiskWatchPage({ tab, help, children }: RiskWatchPageProps) {
  const t = useStrings(riskWatchStrings);
  return (
    <Page
      title={`${tab} – ${t.title}`}
      heading={t.title}
      breadcrumbs={<Breadcrumbs items={[{ label: t.home, href: href('home') }, { label: t.title }, { label: tab }]} />}
      actions={<HelpLink page={`user_guide/risk_module#${help}`} />}
      lead={<RiskWatchTabs />}
    >
      {children}
    </Page>
  );
}
