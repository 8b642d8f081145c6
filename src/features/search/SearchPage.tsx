import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { contacts } from '#app/shell/contacts';
import { isCode } from '#app/shell/search/codeQueries';
import { useSearch } from '#app/shell/search/useSearch';
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
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults';
import { searchPageStrings } from './strings';

export function Component() {
  const t = useStrings(searchPageStrings);
  const messageOf = useErrorMessage();
  const [params, setParams] = useSearchParams();
  const keyword = keywordOf(params);
  const hasKeyword = keyword !== '';
  const { data, isLoading, error, refetch } = useSearch(keyword, { enabled: hasKeyword });

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
      {data && <SearchResults key={`results ${keyword}`} keyword={keyword} results={data} />}
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
    <search aria-label={t.title}>
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
