import { Lock } from 'lucide-react';
import { useId } from 'react';
import { usePageTitle } from '#app/page/Page';
import { Link } from '#app/routes/Link';
import { contacts } from '#app/shell/contacts';
import { PeriodBar } from '#resources/surge/PeriodBar';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { StateMessage } from '#ui/feedback/StateMessage';
import { TextField } from '#ui/fields/TextField';
import { urlText } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { findTools, needsLogin, type TimelineUnit, timelineUnits, unitsOf } from './findTools';
import { toolboxStrings } from './strings';
import styles from './ToolboxTab.module.css';
import { type Tool, type ToolGroup, toolGroups } from './toolGroups';

const filters = { tool: urlText };

/** @source reference/surge.md, section 1.5 */
export function Component() {
  const t = useStrings(toolboxStrings);
  usePageTitle(t.title);
  const { values, applied, set } = useUrlFilters(filters);
  const groups = findTools(toolGroups, applied.tool ?? '', (label) => String(t[label]));
  const count = groups.reduce((sum, { tools }) => sum + tools.length, 0);
  return (
    <Stack gap="s4">
      <Card title={t.title} aside={<span className={styles.subtitle}>{t.subtitle}</span>}>
        <ExpandableSection title={t.overview} isInitiallyOpen>
          <p>{t.howToolbox}</p>
          <p>{t.howTimeline}</p>
          <p>
            <Lock size={14} aria-hidden="true" /> {t.howLogin}
          </p>
        </ExpandableSection>
        <Row gap="s3" align="end" className={styles.search}>
          <TextField
            label={t.search}
            type="search"
            value={values.tool ?? undefined}
            onChange={(text) => set('tool', text)}
          />
          <p role="status">{t.found({ count })}</p>
        </Row>
      </Card>
      {groups.length === 0 ? (
        <StateMessage state="emptyForFilter" message={t.nothingFound} />
      ) : (
        groups.map((group) => <Group key={group.label} group={group} />)
      )}
      <Preparedness />
    </Stack>
  );
}

const useUnitName = () => {
  const t = useStrings(toolboxStrings);
  return ({ unit, number }: TimelineUnit) => t[unit]({ number });
};

function Group({ group }: { readonly group: ToolGroup }) {
  const t = useStrings(toolboxStrings);
  const headingId = useId();
  const nameOf = useUnitName();
  return (
    <Card title={<ToolLink label={group.label} href={group.href} />}>
      {group.before.length > 0 && (
        <>
          <h3 id={headingId} className={styles.heading}>
            {t.before}
          </h3>
          <ul aria-labelledby={headingId} className={styles.before}>
            {group.before.map((label) => (
              <li key={label}>{String(t[label])}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.units} aria-hidden="true">
        {timelineUnits.map((unit) => (
          <span key={nameOf(unit)}>{nameOf(unit)}</span>
        ))}
      </div>
      <Stack as="ul" gap="s3">
        {group.tools.map((tool) => (
          <ToolRow key={tool.label} tool={tool} />
        ))}
      </Stack>
    </Card>
  );
}

const units = timelineUnits.length;

function ToolRow({ tool }: { readonly tool: Tool }) {
  const t = useStrings(toolboxStrings);
  const nameOf = useUnitName();
  const { period } = tool;
  const [first, last] = period ? unitsOf(period).map(nameOf) : [];
  return (
    <li className={styles.tool}>
      <ToolLink label={tool.label} href={tool.href} />
      <Note as="span">
        {period === null ? t.anyTime : first === last ? first : t.period({ from: first ?? '', to: last ?? '' })}
      </Note>
      {period && (
        <div className={styles.bar}>
          <PeriodBar from={(100 * period[0]) / units} length={(100 * (period[1] - period[0])) / units} />
        </div>
      )}
    </li>
  );
}

function ToolLink({ label, href }: Pick<Tool, 'label' | 'href'>) {
  const t = useStrings(toolboxStrings);
  return (
    <span>
      <ExternalLink href={href}>{String(t[label])}</ExternalLink>
      {needsLogin(href) && <Lock size={14} role="img" aria-label={t.needsLogin} className={styles.lock} />}
    </span>
  );
}

/** A shared sheet in which National Societies list the tools they miss, for the maintainers of the toolbox. */
const feedbackList = 'https://ifrcorg.sharepoint.com/:x:/s/IFRCSharing/EZrYT-ysYfFFn9skPZxClN8B2sQPuY-GVvi3ddwdc5ZPHw';

function Preparedness() {
  const t = useStrings(toolboxStrings);
  return (
    <Card title={t.perTitle}>
      <ul className={styles.points}>
        <li>{t.perCapacity}</li>
        <li>{t.perPriorities}</li>
        <li>
          {t.perBottlenecks} <Link to="preparednessGlobalCatalogue">{t.perCatalogue}</Link>
        </li>
        <li>{t.perRecovery}</li>
        <li>
          {t.perLearning} <Link to="operationalLearning">{t.perOperationalLearning}</Link>
        </li>
        <li>{t.perStrengthening}</li>
      </ul>
      <p>
        <Link to="preparednessGlobalSummary">{t.perSummary}</Link> ·{' '}
        <Link to="preparednessGlobalPerformance">{t.perPerformance}</Link>
      </p>
      <p>
        {t.feedback} <ExternalLink href={feedbackList}>{t.feedbackLink}</ExternalLink> ·{' '}
        <ExternalLink href={contacts.support}>{t.feedbackContact}</ExternalLink>
      </p>
    </Card>
  );
}
