import { catalogueIn } from '../../src/features/surge-catalogue/allPages';
import { textsOf } from '../../src/features/surge-catalogue/search';

/** An ordinary space before a high mark or inside quotation marks, at which the mark would wrap. */
export const breaksBeforeMark = (text: string) => / [?!:;»]|« /.test(text);

/** An ordinary space between thousands, before a unit or after “n°”, at which the figure would wrap. */
export const breaksWithinFigure = (text: string) =>
  /(?<!\d)\d{1,3} \d{3}(?!\d)|n° |[\d}] (?:[%°]|(?:CHF|EUR|Mo|[hkm]?m|kg|kW|kVA|Ah|[htVW])(?![\p{L}\d]))/u.test(text);

/** The French texts of the surge catalogue that would wrap before a mark or within a figure, one line each. */
export function catalogueSpacingProblems(): string[] {
  const { titles, records } = catalogueIn('fr');
  return Object.entries(records).flatMap(([slug, record]) =>
    [titles[slug]?.title ?? '', titles[slug]?.keywords ?? '', ...textsOf(record)]
      .filter((text) => breaksBeforeMark(text) || breaksWithinFigure(text))
      .map((text) => `breaks before a mark or within a figure in French, catalogue ${slug}: ${text}`),
  );
}
