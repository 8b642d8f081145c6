import type { SearchValues } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import { projectStrings } from './strings';
import { useProjectRights } from './useProjectRights';

interface AddProjectProps {
  /** Initial values of the new project as search params: `{ reporting_ns: 12 }`. */
  readonly search?: SearchValues;
  readonly variant?: 'button' | 'quiet';
}

/** A link to a new project, for users who may create one. */
export function AddProject({ search, variant = 'button' }: AddProjectProps) {
  const t = useStrings(projectStrings);
  const { mayWrite } = useProjectRights();
  if (!mayWrite) return null;
  return (
    <Link to="newThreeWProject" search={search} variant={variant}>
      {t.add}
    </Link>
  );
}
