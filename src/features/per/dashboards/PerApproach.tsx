import { mailboxes, wikiPage } from '#app/shell/contacts';
import { perPhases } from '#domain/per/cycleSummary';
import { ContactLink } from '#ui/actions/ContactLink';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './dashboards.module.css';
import { preparednessLinks } from './reports';
import { preparednessStrings } from './strings';
import { usePhaseName } from './usePhaseName';

/** Explains the PER approach and the phases of a cycle, with links for further reading and contact. */
export function PerApproach() {
  const t = useStrings(preparednessStrings);
  const { language } = useLanguage();
  const phaseName = usePhaseName();
  const texts = { 1: t.phase1Text, 2: t.phase2Text, 3: t.phase3Text, 4: t.phase4Text, 5: t.phase5Text };
  return (
    <ExpandableSection title={t.approach} headingLevel={2}>
      <Stack gap="s4">
        <div className={styles.text}>
          <p>{t.approachText}</p>
          <Row as="ul" gap="s2 s5">
            <li>
              <ExternalLink href={preparednessLinks.approach}>{t.approachLink}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={wikiPage(language, preparednessLinks.manual)}>{t.manual}</ExternalLink>
            </li>
            <li>
              {t.contact} <ContactLink kind="email" address={mailboxes.preparedness} />
            </li>
          </Row>
        </div>
        <Columns as="ol" gap="s3" minWidth={190} aria-label={t.phases}>
          {perPhases.map((phase) => (
            <li key={phase} className={styles.phase} style={{ borderBlockStartColor: `var(--per-phase-${phase})` }}>
              <strong>{t.phaseNumbered({ number: phase, name: phaseName(phase) })}</strong>
              <span>{texts[phase]}</span>
            </li>
          ))}
        </Columns>
        <Note>{t.cycleText}</Note>
      </Stack>
    </ExpandableSection>
  );
}
