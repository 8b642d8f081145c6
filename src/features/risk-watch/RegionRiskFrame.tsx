import type { ReactNode } from 'react';
import { HelpLink } from '#app/shell/HelpLink';
import styles from './RegionRiskFrame.module.css';
import { RiskWatchTabs } from './RiskWatchTabs';

interface RegionRiskFrameProps {
  readonly regionId: number;
  readonly children: ReactNode;
}

/** What the two pages of risk watch of a region have above them. */
export function RegionRiskFrame({ regionId, children }: RegionRiskFrameProps) {
  return (
    <>
      <div className={styles.head}>
        <RiskWatchTabs regionId={regionId} />
        <HelpLink page="user_guide/risk_module" />
      </div>
      {children}
    </>
  );
}
