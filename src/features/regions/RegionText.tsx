import type { RegionEmergencySnippet } from '#contract/region';
import { RichContent } from '#ui/content/RichContent';
import { Card } from '#ui/layout/Card';

/** A text of the regional office that has content; its title may be blank. */
export function RegionText({ text }: { readonly text: Pick<RegionEmergencySnippet, 'title' | 'snippet'> }) {
  return (
    <Card title={text.title?.trim() || undefined}>
      <RichContent html={text.snippet} />
    </Card>
  );
}
