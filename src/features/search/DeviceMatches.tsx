import { goToStrings } from '#app/shell/search/goToStrings';
import { withoutRepeats } from '#app/shell/search/suggestions';
import { useDeviceMatches } from '#app/shell/search/useDeviceMatches';
import { Link } from '#ui/actions/Link';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';

/** What this device finds while the server does not answer; nothing where it finds nothing. */
export function DeviceMatches({ keyword }: { readonly keyword: string }) {
  const t = useStrings(goToStrings);
  const hits = withoutRepeats(useDeviceMatches(keyword, true)).flatMap((group) => group.hits);
  if (hits.length === 0) return null;
  return (
    <Card title={t.onDevice}>
      <List items={hits} itemKey={({ id }) => id}>
        {({ name, kind, address }) => (
          <>
            <Link href={address ?? undefined}>
              <FreeText value={name} />
            </Link>{' '}
            <Note as="span">{kind}</Note>
          </>
        )}
      </List>
    </Card>
  );
}
