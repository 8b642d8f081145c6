import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { ListTable } from '#app/lists/ListTable';
import { apiListQuery } from '#app/request/apiQuery';
import { useApiMutation } from '#app/request/useApiMutation';
import type { ItemOf } from '#contract/types';
import { parseMoment } from '#domain/format/dates';
import { statusTones } from '#domain/format/statusTones';
import { Button } from '#ui/actions/Button';
import { Dash } from '#ui/display/Dash';
import { Tag } from '#ui/display/Tag';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { type Column, momentColumn, textColumn } from '#ui/table/columns';
import styles from './ExternalTokens.module.css';
import { tokenStrings } from './strings';
import { tokenKey } from './tokenKey';

const GenerateTokenModal = lazyComponent(() => import('./GenerateTokenModal').then((module) => module.default));

type ExternalToken = ItemOf<'GET /api/v2/external-token/'>;

const pageSize = 12;

const isExpired = ({ expire_timestamp }: ExternalToken) =>
  (parseMoment(expire_timestamp)?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now();

/**
 * The user's access tokens for other programs. Older servers neither revoke them nor say whether they are revoked.
 *
 * @source reference/real-server.md, section 1.1
 */
export function ExternalTokens() {
  const t = useStrings(tokenStrings);
  const confirm = useConfirmation();
  const [isGenerating, setGenerating] = useState(false);
  const table = useUrlTable({ prefix: 'tokens', pageSize });
  const tokens = useQuery(
    apiListQuery('GET /api/v2/external-token/', { query: { limit: table.query.limit, offset: table.query.offset } }),
  );
  const revoke = useApiMutation('POST /api/v2/external-token/{id}/revoke/', {
    invalidates: ['GET /api/v2/external-token/'],
  });

  const askToRevoke = async (id: number, title: string) => {
    const isConfirmed = await confirm({ heading: t.revokeHeading, message: t.revokeConfirm({ title }) });
    if (!isConfirmed) return;
    revoke.mutate({ path: { id }, body: {} } as Parameters<typeof revoke.mutate>[0], {
      onSuccess: () => showAlert({ name: `revoked-${id}`, variant: 'success', title: t.revokedNow({ title }) }),
    });
  };
  const columns: readonly Column<ExternalToken>[] = [
    textColumn({ id: 'title', header: t.name, value: ({ title }) => title }),
    momentColumn({ id: 'created', header: t.created, value: ({ created_at }) => created_at }),
    momentColumn({ id: 'expires', header: t.expires, value: ({ expire_timestamp }) => expire_timestamp }),
    {
      id: 'status',
      header: t.status,
      cell: (token) => {
        if (token.is_disabled) return <Tag tone={statusTones.ended}>{t.revoked}</Tag>;
        if (isExpired(token)) return <Tag tone={statusTones.ended}>{t.expired}</Tag>;
        return token.is_disabled === undefined ? <Dash /> : <Tag tone={statusTones.open}>{t.active}</Tag>;
      },
    },
  ];

  return (
    <Card
      title={t.title}
      hasPadding={false}
      actions={<Button onPress={() => setGenerating(true)}>{t.generate}</Button>}
    >
      <p className={styles.intro}>{t.intro}</p>
      <ListTable
        caption={t.title}
        columns={columns}
        rowKey={tokenKey}
        query={tokens}
        table={table}
        isSortedAcrossPages={false}
        emptyMessage={t.none}
        rowActions={({ id, title, is_disabled }) =>
          id !== undefined &&
          !is_disabled && (
            <Button size="s" onPress={() => askToRevoke(id, title)} isDisabled={revoke.isPending}>
              {t.revoke}
            </Button>
          )
        }
      />
      <LazyBlock skeleton={null} resetKey={isGenerating}>
        {isGenerating && <GenerateTokenModal onClose={() => setGenerating(false)} />}
      </LazyBlock>
    </Card>
  );
}
