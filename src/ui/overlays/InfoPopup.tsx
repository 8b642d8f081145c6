import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { strings } from '../strings';
import { Popover } from './Popover';

export interface InfoPopupProps {
  /** The subject of the explanation, for the accessible name of the button. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** An info button that opens an explanation. */
export function InfoPopup({ label, children }: InfoPopupProps) {
  const t = useStrings(strings);
  const name = label ? `${t.moreInformation}: ${label}` : t.moreInformation;
  return (
    <Popover
      label={name}
      trigger={<Button variant="text" size="s" label={name} icon={<Info aria-hidden="true" />} />}
      placement="bottom"
    >
      {children}
    </Popover>
  );
}
