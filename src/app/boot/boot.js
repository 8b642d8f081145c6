// Runs inside the document before the first paint: sets language, direction and theme as stored on this device, and fetches
// the files of the page at this address beside the start-up code. The keys are those of src/app/language/chosenLanguage.ts
// and src/app/theme/theme.ts; the build writes PAGE_FILES (scripts/build/pageFiles.ts).
(() => {
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const language = stored('language');
  if (['en', 'fr', 'es', 'ar'].includes(language)) {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
  }
  const theme = stored('theme');
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';

  const { folder, files, pages } = PAGE_FILES;
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const page = pages.find(([pattern]) => new RegExp(`^${pattern}$`, 'i').test(path));
  for (const index of page?.[1] ?? []) {
    const link = document.createElement('link');
    const isStyle = files[index].endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = folder + files[index];
    document.head.append(link);
  }
})();
