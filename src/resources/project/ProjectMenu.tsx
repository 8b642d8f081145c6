import { Ellipsis } from 'lucide-react';
import { showAlert } from '#app/alerts/alerts';
import { config } from '#app/config';
import { useApiMutation } from '#app/request/useApiMutation';
import { href } from '#app/routes/href';
import type { Project } from '#contract/project';
import { languageName } from '#domain/language/languageName';
import { projectHistoryHref } from '#domain/links/adminHref';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import type { MenuItem } from '#ui/overlays/menuEntries';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { projectEndpoints } from './projectEndpoints';
import { projectStrings } from './strings';
import { useProjectRights } from './useProjectRights';

interface ProjectMenuProps {
  readonly project: Project;
  /** Set on the project's own page: the menu has no link to it there, and `onDeleted` leaves the page. */
  readonly page?: { readonly onDeleted: () => void };
}

/** Actions on a project. @source reference/three-w.md, sections 1.7 and 3.3 */
export function ProjectMenu({ project, page }: ProjectMenuProps) {
  const t = useStrings(projectStrings);
  const { language } = useLanguage();
  const rights = useProjectRights();
  const remove = useDeleteProject(project, page?.onDeleted);
  const { id, translation_module_original_language: original } = project;
  const name = project.name?.trim() || t.untitled;
  const isOriginal = !original || original === language;
  const writing: MenuItem[] = [
    isOriginal
      ? { id: 'edit', label: t.edit, href: href('threeWProjectEdit', { projectId: id }) }
      : {
          id: 'edit',
          label: t.edit,
          isDisabled: true,
          description: t.editInOriginal({ language: languageName(original, language) }),
        },
    { id: 'duplicate', label: t.duplicate, href: href('newThreeWProject', {}, { search: { duplicate: id } }) },
    { id: 'history', label: t.history, href: projectHistoryHref(config.adminUrl, id) },
  ];
  const items: MenuItem[] = [
    ...(page ? [] : [{ id: 'view', label: t.view, href: href('threeWProjectDetail', { projectId: id }) }]),
    ...(rights.mayWrite ? writing : []),
    ...(rights.canDelete(project) ? [{ id: 'delete', label: t.delete, onAction: () => void remove() }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      placement="bottom end"
      trigger={<Button variant="text" size="s" label={t.actions({ name })} icon={<Ellipsis aria-hidden="true" />} />}
      items={items}
    />
  );
}

/** Deletes a project after a confirmation. */
function useDeleteProject({ id, name }: Project, onDeleted?: () => void) {
  const t = useStrings(projectStrings);
  const confirm = useConfirmation();
  const { mutateAsync } = useApiMutation('DELETE /api/v2/project/{id}/', { invalidates: projectEndpoints });
  return async () => {
    const message = t.deleteText({ name: name?.trim() || t.untitled });
    if (!(await confirm({ heading: t.deleteHeading, message, confirmLabel: t.delete }))) return;
    try {
      await mutateAsync({ path: { id } });
    } catch {
      // the mutation has already shown an alert
      return;
    }
    showAlert({ name: `deleted-project-${id}`, variant: 'success', title: t.deleted });
    onDeleted?.();
  };
}
