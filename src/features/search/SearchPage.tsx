import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { contacts } from '#app/shell/contacts';
import { isCode } from '#app/shell/search/codeQueries';
import { useSearch } from '#app/shell/search/useSearch';
import { orderedGroups, type SearchGroup, searchGroups } from '#domain/search/search';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { CodeMatches } from './CodeMatches';
import { DeviceMatches } from './DeviceMatches';
import { keywordOf } from './queries';
import { ResultGroup } from './ResultGroup';
import { RunningEmergencies } from './RunningEmergencies';
import styles from './SearchPage.module.css';
import { searchPageStrings } from './strings';

export function Component() {
  const t = useStrings(searchPageStrings);
  const messageOf = useErrorMessage();
  const [params, setParams] = useSearchParams();
  const keyword = keywordOf(params);
  const alone = searchGroups.find((group) => group === params.get('group'));
  const hasKeyword = keyword !== '';
  const { data, isLoading, error, refetch } = useSearch(keyword, { enabled: hasKeyword });

  const found = data ? orderedGroups(data) : [];
  const shown = alone && found.includes(alone) ? [alone] : found;
  const openGroup = (group: SearchGroup | null) => setParams(group ? { keyword, group } : { keyword });

  return (
    <Page title={hasKeyword ? t.titleWithKeyword({ keyword }) : t.title} heading={t.title}>
      <KeywordForm
        key={keyword}
        keyword={keyword}
        onSearch={(text) => setParams({ keyword: text }, { replace: true })}
      />
      <p className={styles.feedback}>
        <ExternalLink href={contacts.searchFeedback}>{t.feedback}</ExternalLink>
      </p>
      {isLoading && <Skeleton kind="block" height="24rem" />}
      {error && <StateMessage state="error" message={messageOf(error)} onRetry={() => refetch()} />}
      {error && (
        <LazyBlock skeleton={null} resetKey={keyword}>
          <DeviceMatches keyword={keyword} />
        </LazyBlock>
      )}
      {hasKeyword && isCode(keyword) && <CodeMatches code={keyword} />}
      {data && !alone && (data.emergencies?.length ?? 0) > 0 && (
        <LazyBlock skeleton={null} resetKey={keyword}>
          <RunningEmergencies keyword={keyword} />
        </LazyBlock>
      )}
      {data && found.length === 0 && !isCode(keyword) && (
        <StateMessage state="empty" message={t.nothing({ keyword })} />
      )}
      {data && shown.length < found.length && (
        <div>
          <Button onPress={() => openGroup(null)}>{t.goBack}</Button>
        </div>
      )}
      {data &&
        shown.map((group) => (
          <ResultGroup
            key={group}
            keyword={keyword}
            results={data}
            group={group}
            isAlone={shown.length < found.length || found.length === 1}
            onViewAll={() => openGroup(group)}
          />
        ))}
    </Page>
  );
}

interface KeywordFormProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

function KeywordForm({ keyword, onSearch }: KeywordFormProps) {
  const t = useStrings(searchPageStrings);
  const [text, setText] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const isEmpty = typed === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) onSearch(typed);
  };
  return (
    <search>
      <Row as="form" gap="s2" onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          aria-label={t.label}
          placeholder={t.label}
          aria-describedby="search-hint"
          // biome-ignore lint/a11y/noAutofocus: without a keyword the field is the only purpose of the page
          autoFocus={keyword === ''}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" isDisabled={isEmpty}>
          {t.go}
        </Button>
        {text !== '' && (
          <Button
            onPress={() => {
              setText('');
              input.current?.focus();
            }}
          >
            {t.clear}
          </Button>
        )}
        <Note id="search-hint" className={styles.hint} role="status">
          {isEmpty ? t.hint : typed !== keyword ? t.submitHint({ keyword: typed }) : ''}
        </Note>
      </Row>
    </search>
  );
}
