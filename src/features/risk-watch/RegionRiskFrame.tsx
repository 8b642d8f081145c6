import type { ReactNode } from 'react';
import { HelpLink } from '#app/shell/HelpLink';
import styles from './RegionRiskFrame.module.css';
import { RiskWatchTabs } from './RiskWatchTabs';

interface RegionRiskFrameProps {
  readonly regionId: number;
  readonly children: ReactNode;
}

/** The layout of the two risk watch pages of a region. */
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
