import { useQuery } from '@tanstack/react-query';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useDisplayName } from '#app/shell/useDisplayName';
import type { Project } from '#contract/project';
import { formatDateTime } from '#domain/format/dates';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectQuery } from '#resources/project/queries';
import { projectStrings } from '#resources/project/strings';
import { useProjectRights } from '#resources/project/useProjectRights';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Split } from '#ui/layout/Split';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { ProjectFacts } from './ProjectFacts';
import { ProjectFigures } from './ProjectFigures';
import { RecordContact } from './RecordContact';
import { RecordFrame } from './RecordFrame';
import { projectPageStrings } from './strings';

/** @source reference/three-w.md, section 1.3 */
export function Component() {
  const t = useStrings(projectPageStrings);
  const sharedStrings = useStrings(projectStrings);
  const { projectId } = useNumericParams('projectId');
  const query = useQuery(projectQuery(projectId));
  const project = query.data;
  const name = project && (project.name?.trim() || sharedStrings.untitled);
  return (
    <Page
      title={name ?? t.pageName}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t.home, href: href('home') },
            { label: t.allProjects, href: href('allThreeWProject') },
            { label: name ?? t.pageName },
          ]}
        />
      }
      description={project && <Modified project={project} />}
      actions={project && <Actions project={project} />}
    >
      <ProjectsClosed />
      <RecordFrame query={query} missing={t.missing({ id: String(projectId) })}>
        {(stored) => (
          <>
            <TranslationNotice original={stored.translation_module_original_language} />
            <Split>
              <Stack gap="s4" align="start">
                <LazyBlock skeleton={null} resetKey={stored}>
                  <ProjectFacts project={stored} />
                </LazyBlock>
                <LazyBlock skeleton={null} resetKey={stored}>
                  <ProjectFigures project={stored} />
                </LazyBlock>
              </Stack>
              <Stack gap="s4" align="start">
                <RecordContact title={t.contact} record={stored} />
              </Stack>
            </Split>
          </>
        )}
      </RecordFrame>
    </Page>
  );
}

/** An unchanged project has no editor. */
function Modified({ project }: { readonly project: Project }) {
  const t = useStrings(projectPageStrings);
  const { language } = useLanguage();
  const nameOf = useDisplayName();
  const { modified_at, modified_by_detail: editor } = project;
  const date = formatDateTime(modified_at, language) ?? '';
  return editor ? t.modifiedBy({ name: nameOf(editor), date }) : t.modified({ date });
}

function Actions({ project }: { readonly project: Project }) {
  const t = useStrings(projectStrings);
  const { language } = useLanguage();
  const navigate = useNavigateUnlessLeft();
  const { mayWrite } = useProjectRights();
  const { id, translation_module_original_language: original } = project;
  return (
    <>
      {mayWrite && (!original || original === language) && (
        <Link to="threeWProjectEdit" params={{ projectId: id }} variant="button">
          {t.edit}
        </Link>
      )}
      <ProjectMenu project={project} page={{ onDeleted: () => navigate(href('allThreeWProject')) }} />
    </>
  );
}
