import montserratLatinExtended from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2';
import montserratLatin from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';
import notoSansArabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
import openSansLatinExtended from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2';
import openSansLatin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';
const arabic = 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFF';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** Those that every page needs. */
const always: readonly Face[] = [
  { family: 'Open Sans Variable', file: openSansLatin, weight: '300 800', unicodeRange: latin },
  { family: 'Montserrat Variable', file: montserratLatin, weight: '100 900', unicodeRange: latin },
];

/** Those that the browser fetches for a text with their characters. Other scripts use the system's fonts. */
const onDemand: readonly Face[] = [
  { family: 'Open Sans Variable', file: openSansLatinExtended, weight: '300 800', unicodeRange: latinExtended },
  { family: 'Montserrat Variable', file: montserratLatinExtended, weight: '100 900', unicodeRange: latinExtended },
  { family: 'Noto Sans Arabic Variable', file: notoSansArabic, weight: '100 900', unicodeRange: arabic },
];

const fontFace = ({ family, file, ...descriptors }: Face) =>
  new FontFace(family, `url("${file}") format("woff2")`, { display: 'swap', ...descriptors });

async function load() {
  // absent in jsdom
  if (!document.fonts) return;
  for (const face of onDemand) document.fonts.add(fontFace(face));
  const faces = always.map(fontFace);
  await Promise.allSettled(faces.map((face) => face.load()));
  // together, since each lays the whole page out again
  for (const face of faces) document.fonts.add(face);
}

let loading: Promise<void> | null = null;

/**
 * Replaces the fallback fonts of the page by the product's; once. By script and not by a style sheet, which would cost a round trip.
 *
 * @returns resolves once those that every page needs are shown, or could not be loaded
 */
export const loadFonts = () => {
  loading ??= load();
  return loading;
};
