import type { documents } from './documents';

/** The subject of a block; its heading comes from the strings unless the block has its own. */
export type BlockKind =
  | 'introduction'
  | 'overview'
  | 'rapidResponse'
  | 'competencyFramework'
  | 'roleProfiles'
  | 'technicalFramework'
  | 'services'
  | 'capacity'
  | 'emergencyServices'
  | 'modules'
  | 'designedFor'
  | 'personnel'
  | 'components'
  | 'specifications'
  | 'providers'
  | 'variation'
  | 'resources'
  | 'notes'
  | 'section';

export type FactLabel =
  | 'total'
  | 'sent'
  | 'local'
  | 'perCamp'
  | 'weight'
  | 'volume'
  | 'cost'
  | 'equipmentCost'
  | 'lifespan'
  | 'reusable';

export type FactUnit = 'kg' | 't' | 'm3' | 'weeks' | 'months' | 'percent' | 'CHF' | 'EUR';

/** A figure or a range of a service; without a unit it counts people. All figures are indicative. */
export interface FigureFact {
  readonly label: FactLabel;
  readonly from: number;
  readonly to?: number;
  /** Marks the figure as a minimum or a maximum. */
  readonly limit?: 'minimum' | 'maximum';
  readonly unit?: FactUnit;
  readonly per?: 'camp' | 'month';
}

export type Fact = FigureFact | { readonly label: FactLabel; readonly text: string };

export type DocumentName = keyof typeof documents;

/** A link to another page of the catalogue, labelled with its title, or to a document outside the product. */
export type CatalogueLink =
  | { readonly page: string; readonly description?: string }
  | { readonly document: DocumentName; readonly title: string };

export type BlockPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'units'; readonly rows: readonly { readonly label: string; readonly count: number }[] }
  /** Two-letter codes of the countries whose National Societies offer the service. */
  | { readonly type: 'providers'; readonly countries: readonly string[] }
  | { readonly type: 'links'; readonly links: readonly CatalogueLink[] };

export interface CatalogueBlock {
  readonly kind: BlockKind;
  readonly heading?: string;
  readonly parts: readonly BlockPart[];
}

/** The content of one page of the catalogue in one language. */
export interface CatalogueRecord {
  /** The day, yyyy-MM-dd, of the last review of the page against its source. */
  readonly reviewedOn: string;
  readonly blocks: readonly CatalogueBlock[];
}

export interface CatalogueTitle {
  readonly title: string;
  /** Search words that the page may not contain. */
  readonly keywords?: string;
}

/** The titles of all pages in one language, by slug. */
export type CatalogueTitles = Readonly<Record<string, CatalogueTitle>>;
