import { useStrings } from '#ui/language/useStrings';
import { cookieStrings } from './cookieStrings';
import { PolicyPage } from './PolicyPage';

export function Component() {
  const t = useStrings(cookieStrings);
  return (
    <PolicyPage
      title={t.title}
      description={t.description}
      contentsLabel={t.contents}
      sections={[
        { id: 'disclaimer', title: t.disclaimer, paragraphs: [t.disclaimer1, t.disclaimer2] },
        { id: 'use', title: t.use, paragraphs: [t.use1, t.use2] },
        { id: 'collected', title: t.collected, paragraphs: [t.collected1, t.collected2] },
        { id: 'purpose', title: t.purpose, paragraphs: [t.purpose1, t.purpose2] },
        { id: 'access', title: t.access, paragraphs: [t.access1] },
        { id: 'storage', title: t.storage, paragraphs: [t.storage1] },
        { id: 'immunities', title: t.immunities, paragraphs: [t.immunities1] },
        { id: 'links', title: t.links, paragraphs: [t.links1] },
      ]}
    />
  );
}
