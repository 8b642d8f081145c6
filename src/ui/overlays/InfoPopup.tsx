import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { labelled } from '#domain/format/labelled';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { useLanguage } from '../language/LanguageContext';
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
  const { language } = useLanguage();
  const name = label ? labelled(language, t.moreInformation, label) : t.moreInformation;
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
