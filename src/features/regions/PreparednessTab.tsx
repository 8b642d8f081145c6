import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { RegionText } from './RegionText';
import { regionStrings } from './strings';
import { useRegion } from './useRegion';

export function Component() {
  const t = useStrings(regionStrings);
  const { preparedness_snippets: texts } = useRegion();
  if (texts.length === 0) return <StateMessage state="empty" message={t.noPreparedness} />;
  return texts.map((text) => <RegionText key={text.id} text={text} />);
}
