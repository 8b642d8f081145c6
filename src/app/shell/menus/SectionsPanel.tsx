import { Link } from '#app/routes/Link';
import type { LinkTarget } from '#app/routes/useLinkTarget';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { learnMenu, type MenuLink, type MenuSection, prepareMenu, respondMenu } from './menuPanels';
import styles from './SectionsPanel.module.css';
import { SideTabs } from './SideTabs';
import { menuStrings } from './strings';

const menus = { prepare: prepareMenu, respond: respondMenu, learn: learnMenu } as const satisfies Record<
  string,
  readonly MenuSection[]
>;

interface SectionsPanelProps {
  readonly label: string;
  readonly menu: keyof typeof menus;
  readonly footer?: MenuLink;
  readonly onLeave: () => void;
}

/** A panel of the main menu: sections with a description, links and actions. */
export function SectionsPanel({ label, menu, footer, onLeave }: SectionsPanelProps) {
  const t = useStrings(menuStrings);
  const sections: readonly MenuSection[] = menus[menu];
  return (
    <SideTabs
      label={label}
      tabs={sections.map(({ title }) => ({ id: title, label: t[title] }))}
      footer={footer && <PanelLink link={footer} onLeave={onLeave} />}
    >
      {(id) => {
        const section = sections.find(({ title }) => title === id);
        if (!section) return null;
        return (
          <div className={styles.section}>
            <p className={styles.text}>{t[section.text]}</p>
            <ul className={styles.links}>
              {section.links.map((link) => (
                <li key={link.label}>
                  <PanelLink link={link} onLeave={onLeave} />
                </li>
              ))}
            </ul>
            {section.actions && (
              <ul className={styles.actions}>
                {section.actions.map((link) => (
                  <li key={link.label}>
                    <PanelLink link={link} isAction onLeave={onLeave} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      }}
    </SideTabs>
  );
}

interface PanelLinkProps {
  readonly link: MenuLink;
  readonly isAction?: boolean;
  readonly onLeave: () => void;
}

function PanelLink({ link, isAction, onLeave }: PanelLinkProps) {
  const t = useStrings(menuStrings);
  if (!link.to) return <ExternalLink href={link.href}>{t[link.label]}</ExternalLink>;
  const target = { to: link.to } as LinkTarget<'home'>;
  return (
    <Link {...target} state={link.state} variant={isAction ? 'quiet' : 'text'} onPress={onLeave}>
      {t[link.label]}
    </Link>
  );
}
