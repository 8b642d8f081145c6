import { Share2 } from 'lucide-react';
import { copyText } from '#app/alerts/copyText';
import type { EventHead } from '#resources/event/headQuery';
import { useEventName } from '#resources/event/useEventName';
import { Button } from '#ui/actions/Button';
import { figuresText } from '#ui/display/figuresText';
import { shareStrings } from '#ui/display/shareStrings';
import { useSourceLines } from '#ui/display/useSourceLines';
import { displayStrings } from '#ui/displayStrings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { emergencyStrings } from './strings';
import { useEmergencyFigures } from './useEmergencyFigures';

/** Copies the link of an emergency, or its key figures with their sources, for a text elsewhere. */
export function ShareEmergency({ event }: { readonly event: EventHead }) {
  const t = useStrings(emergencyStrings);
  const share = useStrings(shareStrings);
  const display = useStrings(displayStrings);
  const { language } = useLanguage();
  const eventName = useEventName();
  const figures = useEmergencyFigures(event);
  const sourceLines = useSourceLines();
  const copy = (text: string, done: string) => void copyText(text, { done, failed: share.copyFailed });
  const withSource = () => [eventName(event), figuresText(figures, display, language), ...sourceLines()].join('\n');
  return (
    <Menu
      trigger={<Button icon={<Share2 aria-hidden="true" />}>{t.share}</Button>}
      items={[
        { id: 'link', label: share.copyLink, onAction: () => copy(location.href, share.linkCopied) },
        ...(figures.length > 0
          ? [
              {
                id: 'figures',
                label: share.copyFigures,
                onAction: () => copy(withSource(), share.figuresCopied),
              },
            ]
          : []),
      ]}
    />
  );
}
