import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { codeQuery } from '#app/shell/search/codeQueries';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { searchPageStrings } from './strings';

/** What the code of an appeal or a GLIDE number names. */
export function CodeMatches({ code }: { readonly code: string }) {
  const t = useStrings(searchPageStrings);
  return (
    <Card title={t.byCode({ code })}>
      <Loaded query={useQuery(codeQuery(code))} skeleton={<Skeleton kind="text" />} isCompact>
        {(matches) =>
          matches.length === 0 ? (
            <StateMessage state="empty" isCompact message={t.noCode({ code })} />
          ) : (
            <List items={matches} itemKey={({ id }) => id}>
              {(match) => (
                <>
                  {match.emergencyId === null ? (
                    <FreeText value={match.name} />
                  ) : (
                    <Link to="emergenciesLayout" params={{ emergencyId: match.emergencyId }}>
                      <FreeText value={match.name} />
                    </Link>
                  )}{' '}
                  <Note as="span">
                    <bdi>{match.code}</bdi>
                  </Note>
                </>
              )}
            </List>
          )
        }
      </Loaded>
    </Card>
  );
}
