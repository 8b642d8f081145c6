// Runs inside the document before the first paint: sets language, direction and theme as stored on this device, and fetches
// the files of the page at this address beside the start-up code, later those of other pages. The keys are those of src/app/language/chosenLanguage.ts
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

  const { folder, groups, pages } = PAGE_FILES;
  const fetched = new Set();
  const fetchFile = (file) => {
    if (fetched.has(file)) return;
    fetched.add(file);
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = folder + file;
    document.head.append(link);
  };
  // src/app/routes/fetchPageFiles.ts calls it on the way to another page
  window.fetchPageFiles = (pathname) => {
    const path = pathname.replace(/(.)\/+$/, '$1');
    const page = pages.find(([pattern]) => new RegExp(`^${pattern}$`, 'i').test(path));
    for (const group of page?.[1] ?? []) groups[group].forEach(fetchFile);
  };
  window.fetchPageFiles(location.pathname);
})();
