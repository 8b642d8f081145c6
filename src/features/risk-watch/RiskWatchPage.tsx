import type { ReactNode } from 'react';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { HelpLink } from '#app/shell/HelpLink';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { RiskWatchTabs } from './RiskWatchTabs';
import { riskWatchStrings } from './strings';

interface RiskWatchPageProps {
  /** The tab's name, in the browser's title. */
  readonly tab: string;
  /** The part of the handbook. */
  readonly help: 'imminent-events' | 'seasonal-risk';
  readonly children: ReactNode;
}

/** The frame of the two pages of the world. */
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
