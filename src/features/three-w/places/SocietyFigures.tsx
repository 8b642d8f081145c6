import type { Project } from '#contract/project';
import { sumOfProjects } from '#domain/three-w/projectFigures';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from '../overview/overview.module.css';
import { ProjectPie } from '../ProjectPie';
import { societyWorkStrings } from './strings';

/** Number of projects of each kind, in descending order. */
function tally(projects: readonly Project[], read: (project: Project) => readonly [key: number, label: string]) {
  const counts = new Map<number, { key: string; label: string; value: number }>();
  for (const project of projects) {
    const [key, label] = read(project);
    counts.set(key, { key: String(key), label, value: (counts.get(key)?.value ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.value - a.value);
}

/** The totals of a National Society's ongoing projects, all of which are loaded. */
export function SocietyFigures({ projects }: { readonly projects: readonly Project[] }) {
  const t = useStrings(societyWorkStrings);
  const countries = new Set(projects.flatMap(({ project_country_detail }) => project_country_detail?.id ?? []));
  return (
    <div className={styles.padded}>
      <Stack gap="s4" className={styles.blocks}>
        <KeyFigures
          figures={[
            { id: 'countries', label: t.countries, value: countries.size },
            { id: 'projects', label: t.projects, value: projects.length },
            { id: 'targeted', label: t.targeted, value: sumOfProjects(projects, 'target_total') },
            { id: 'budget', label: t.budget, value: sumOfProjects(projects, 'budget_amount') },
          ]}
        />
        <Note className={styles.note}>{t.figuresNote}</Note>
        <Columns gap="s4" minWidth={340}>
          <Card title={t.byType} headingLevel={3}>
            <ProjectPie
              title={t.byType}
              unit={t.unit}
              source={projects}
              slices={tally(projects, (project) => [project.programme_type, project.programme_type_display])}
            />
          </Card>
          <Card title={t.byOperation} headingLevel={3}>
            <ProjectPie
              title={t.byOperation}
              unit={t.unit}
              source={projects}
              slices={tally(projects, (project) => [project.operation_type, project.operation_type_display])}
            />
          </Card>
        </Columns>
      </Stack>
    </div>
  );
}
