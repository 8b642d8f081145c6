import { languages } from '#domain/language/language';
import { catalogueIn } from '../src/features/surge-catalogue/allPages';
import {
  linkFaults,
  recordFaults,
  textFaults,
  translationFaults,
} from '../src/features/surge-catalogue/checkCatalogue';

/** Checks the pages of the surge catalogue and their links offline: npm run catalogue. @returns the exit code */
export function main(): number {
  const english = catalogueIn('en');
  const faults = languages.flatMap((language) => {
    const catalogue = catalogueIn(language);
    const own = [
      ...recordFaults(catalogue, english),
      ...linkFaults(catalogue),
      ...textFaults(language, catalogue),
      ...translationFaults(language, catalogue, english),
    ];
    return own.map((fault) => `${language}: ${fault}`);
  });
  for (const fault of faults) console.error(fault);
  const pages = Object.keys(english.records).length;
  console.log(`${pages} pages of the catalogue in ${languages.length} languages, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}
