/** A generated text: the summary as a whole, or one of its sections. */
export type TextSource =
  | { readonly insight_id: number }
  | { readonly insight_sector_id: number }
  | { readonly insight_component_id: number };

export interface SourcesProps {
  readonly source: TextSource;
  /** Title of the text. */
  readonly title: string;
}
