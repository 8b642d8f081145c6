import { LongForm } from '#app/form/LongForm';
import type { Project } from '#contract/project';
import { ContextStep } from './ContextStep';
import { FiguresStep } from './FiguresStep';
import { NearProjects } from './NearProjects';
import { projectForm } from './projectForm';
import type { ProjectValues } from './projectShape';
import { useProjectActions } from './useProjectActions';
import { useProjectStrings } from './useProjectStrings';

const steps = { context: ContextStep, figures: FiguresStep };

interface ProjectStepsProps {
  readonly initial: ProjectValues;
  /** The stored project, when one is edited. */
  readonly project?: Project;
  /** Whether the initial values are those of another project. */
  readonly isCopy?: boolean;
}

/** A project in two steps. @source reference/three-w.md, section 2.1 */
export function ProjectSteps({ initial, project, isCopy = false }: ProjectStepsProps) {
  const t = useProjectStrings();
  return (
    <LongForm
      definition={projectForm}
      label={project ? t.editTitle : t.newTitle}
      initial={initial}
      stored={project}
      isCopy={isCopy}
      actions={useProjectActions()}
      above={() => !project && <NearProjects />}
    >
      {(step) => {
        const Step = steps[step];
        return <Step />;
      }}
    </LongForm>
  );
}
