import type { ReactNode } from 'react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import { popoverLayer } from './popoverLayer';
import styles from './Tooltip.module.css';
import { WidgetLanguage } from './WidgetLanguage';

export interface TooltipProps {
  readonly text: string;
  /** A `Button` or a `Link`: something that takes focus. */
  readonly children: ReactNode;
}

/** A few words on hover or focus, read with the control. Nothing that only a tooltip says may be needed to use the page. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <WidgetLanguage>
      <TooltipTrigger delay={400} closeDelay={100}>
        {children}
        <RacTooltip offset={6} className={styles.tooltip} style={popoverLayer}>
          {text}
        </RacTooltip>
      </TooltipTrigger>
    </WidgetLanguage>
  );
}
