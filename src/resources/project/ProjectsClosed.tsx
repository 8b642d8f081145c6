import { config } from '#app/config';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { projectStrings } from './strings';

/** Notice on every page of projects that they are closed; renders nothing while they are open. @source reference/three-w.md, section 0 */
export function ProjectsClosed() {
  const t = useStrings(projectStrings);
  return config.areProjectsClosed ? <Alert title={t.closed} description={t.closedText} /> : null;
}
