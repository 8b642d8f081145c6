import { ChevronDown, Globe } from 'lucide-react';
import { useState } from 'react';
import { storeLanguage } from '#app/language/chosenLanguage';
import { rootStrings } from '#app/page/strings';
import { storedTheme, storeTheme, type Theme, themes } from '#app/theme/theme';
import { type Language, languageNames, languages } from '#domain/language/language';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import styles from './LanguageMenu.module.css';

/** The menu of language and colour theme. */
export function LanguageMenu() {
  const t = useStrings(rootStrings);
  const { language } = useLanguage();
  const confirm = useConfirmation();
  const [theme, setTheme] = useState<Theme>(storedTheme);

  const choose = async (chosen: Language) => {
    if (chosen === language) return;
    const message = t.languageConfirm({ language: languageNames[chosen] });
    if (!(await confirm({ heading: t.languageHeading, message }))) return;
    storeLanguage(chosen);
    location.reload();
  };
  const themeNames = { system: t.themeSystem, light: t.themeLight, dark: t.themeDark };

  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="text" icon={<Globe aria-hidden="true" className={styles.globe} />}>
          <span className={styles.name}>{languageNames[language]}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={[
        {
          id: 'languages',
          title: t.language,
          items: languages.map((code) => ({
            id: code,
            label: languageNames[code],
            lang: code,
            isChecked: code === language,
            onAction: () => choose(code),
          })),
        },
        {
          id: 'themes',
          title: t.theme,
          items: themes.map((name) => ({
            id: name,
            label: themeNames[name],
            isChecked: name === theme,
            onAction: () => {
              storeTheme(name);
              setTheme(name);
            },
          })),
        },
      ]}
    />
  );
}
