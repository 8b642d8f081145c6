import { type ReactNode, useEffect } from 'react';
import { Loaded, type LoadedProps } from '#app/request/Loaded';
import { setDeskCount } from '#app/session/deskCounts';
import { Link } from '#ui/actions/Link';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { deskStrings } from './strings';

/** One thing that waits for a person. */
export interface DeskItem {
  readonly id: string;
  readonly name: string;
  readonly href: string | null | undefined;
  /** What is to be done, or since when it waits. */
  readonly note: string;
}

const shownItems = 5;

interface DeskBlockProps<Data> {
  /** Names the block among the counts that the head of every page adds up. */
  readonly name: string;
  readonly title: string;
  readonly query: LoadedProps<Data>['query'];
  readonly items: (data: Data) => readonly DeskItem[];
  readonly empty: string;
  /** Leads to the page with all of them. */
  readonly more?: ReactNode;
}

/** What of one kind waits for a person: the first few, and how many more there are. A block that fails leaves the others. */
export function DeskBlock<Data>({ name, title, query, items, empty, more }: DeskBlockProps<Data>) {
  const t = useStrings(deskStrings);
  return (
    <Card title={title} footer={more}>
      <Loaded query={query} skeleton={<Skeleton kind="text" lines={6} />} isCompact>
        {(data) => {
          const all = items(data);
          const hidden = all.length - shownItems;
          return (
            <>
              <Counted name={name} count={all.length} />
              <List
                items={all.slice(0, shownItems)}
                itemKey={({ id }) => id}
                label={title}
                empty={<StateMessage state="empty" isCompact message={empty} />}
              >
                {({ name, href, note }) => (
                  <>
                    {href ? (
                      <Link href={href}>
                        <FreeText value={name} />
                      </Link>
                    ) : (
                      <FreeText value={name} />
                    )}{' '}
                    <Note as="span">
                      <bdi>{note}</bdi>
                    </Note>
                  </>
                )}
              </List>
              {hidden > 0 && <Note>{t.andMore({ count: hidden })}</Note>}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Remembers the count of a block once it is shown. Renders nothing. */
function Counted({ name, count }: { readonly name: string; readonly count: number }) {
  useEffect(() => setDeskCount(name, count), [name, count]);
  return null;
}
