// Runs before the first paint: language, direction and theme as this device keeps them. A file, for the strict policy allows no
// inline script. The keys are those of src/app/language/chosenLanguage.ts and src/app/theme/theme.ts.
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
})();
