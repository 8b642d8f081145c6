import type { ReactNode } from 'react';
import { HelpLink } from '#app/shell/HelpLink';
import { Row } from '#ui/layout/Row';
import { RiskWatchTabs } from './RiskWatchTabs';

interface RegionRiskFrameProps {
  readonly regionId: number;
  readonly children: ReactNode;
}

/** The layout of the two risk watch pages of a region. */
export function RegionRiskFrame({ regionId, children }: RegionRiskFrameProps) {
  return (
    <>
      <Row gap="s2 s4" align="center" justify="space-between">
        <RiskWatchTabs regionId={regionId} />
        <HelpLink page="user_guide/risk_module" />
      </Row>
      {children}
    </>
  );
}
