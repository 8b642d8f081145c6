import { Link } from '#app/routes/Link';
import type { Project } from '#contract/project';
import { formatList } from '#domain/format/formatList';
import { projectFigure } from '#domain/three-w/projectFigures';
import { useEventName } from '#resources/event/useEventName';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { Tag } from '#ui/display/Tag';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import { projectPageStrings } from './strings';

/** The fields of a project besides its figures. */
export function ProjectFacts({ project }: { readonly project: Project }) {
  const t = useStrings(projectPageStrings);
  const { language } = useLanguage();
  const eventName = useEventName();
  const { reporting_ns_detail: society, project_country_detail: country, event_detail: event } = project;
  const districts = project.project_districts_detail.map(({ name }) => name);
  const tags = project.secondary_sectors_display.filter((tag) => tag.trim() !== '');
  return (
    <>
      <Card title={t.about}>
        <DescriptionGrid
          items={[
            {
              id: 'society',
              label: t.society,
              value: (
                <Link to="countryNsActivities" params={{ countryId: society.id }}>
                  {society.society_name || society.name}
                </Link>
              ),
            },
            {
              id: 'country',
              label: t.country,
              value: country && (
                <Link to="countryThreeWProjects" params={{ countryId: country.id }}>
                  {country.name}
                </Link>
              ),
            },
            {
              id: 'provinces',
              label: t.provinces,
              value: districts.length > 0 ? formatList(districts, language) : t.countrywide,
            },
            {
              id: 'admin2',
              label: t.admin2,
              value: formatList(
                project.project_admin2_detail.map(({ name }) => name),
                language,
              ),
            },
            { id: 'operation', label: t.operationType, value: project.operation_type_display },
            { id: 'programme', label: t.programmeType, value: project.programme_type_display },
            {
              id: 'event',
              label: t.emergency,
              value: event && (
                <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
                  {eventName(event)}
                </Link>
              ),
            },
            { id: 'disaster', label: t.disasterType, value: project.dtype_detail?.name },
            { id: 'sector', label: t.sector, value: project.primary_sector_display },
            {
              id: 'tags',
              label: t.tags,
              value: tags.length > 0 && (
                <Row as="span" gap="s1 s2">
                  {tags.map((tag) => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </Row>
              ),
            },
            { id: 'start', label: t.start, value: <TextOutput kind="date" value={project.start_date} show="words" /> },
            { id: 'end', label: t.end, value: <TextOutput kind="date" value={project.end_date} show="words" /> },
            { id: 'status', label: t.status, value: project.status_display },
            { id: 'visibility', label: t.visibility, value: project.visibility_display },
            { id: 'regional', label: t.regionalProject, value: project.regional_project_detail?.name },
            {
              id: 'budget',
              label: t.budget,
              value: <TextOutput kind="number" value={projectFigure(project, 'budget_amount')} />,
            },
            {
              id: 'expenditure',
              label: t.expenditure,
              value: <TextOutput kind="number" value={project.actual_expenditure} />,
            },
          ]}
        />
      </Card>
      {project.description && !isBlankHtml(project.description) && (
        <Card title={t.description}>
          <RichContent html={project.description} />
        </Card>
      )}
    </>
  );
}
