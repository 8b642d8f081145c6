import { Ellipsis } from 'lucide-react';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { useList } from '#app/lists/useList';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { FlashUpdate } from '#contract/flashUpdate';
import { languageName } from '#domain/language/languageName';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { useFlashUpdateColumns } from '#resources/flash-update/useFlashUpdateColumns';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { flashUpdateListStrings } from './listStrings';
import { flashUpdateList } from './queries';

/** @source reference/emergencies.md, section 1.11 */
export function Component() {
  const t = useStrings(flashUpdateListStrings);
  const filterStrings = useStrings(listStrings);
  const list = useList(flashUpdateList);
  const { values, set } = list;
  return (
    <ListPage
      strings={t}
      list={list}
      columns={useFlashUpdateColumns()}
      fileName="flash-updates"
      actions={
        <Link to="flashUpdateFormNew" variant="button">
          {t.newUpdate}
        </Link>
      }
      rowActions={(update) => <UpdateMenu update={update} />}
    >
      <PeriodFilter
        names={['created_after', 'created_before']}
        labels={[filterStrings.createdAfter, filterStrings.createdBefore]}
        values={values}
        set={set}
      />
      <DisasterTypeFilter value={values.dtype} onChange={(dtype) => set('dtype', dtype)} />
    </ListPage>
  );
}

/** An update can be edited only in the language in which it was written. */
function UpdateMenu({ update }: { readonly update: FlashUpdate }) {
  const t = useStrings(flashUpdateListStrings);
  const { language } = useLanguage();
  const { id, title, translation_module_original_language: original } = update;
  const isReadable = !original || original === language;
  return (
    <Menu
      placement="bottom end"
      trigger={<Button variant="text" size="s" label={t.actions({ title })} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        { id: 'view', label: t.view, href: href('flashUpdateFormDetails', { flashUpdateId: id }) },
        isReadable
          ? { id: 'edit', label: t.edit, href: href('flashUpdateFormEdit', { flashUpdateId: id }) }
          : {
              id: 'edit',
              label: t.edit,
              isDisabled: true,
              description: t.editInOriginal({ language: languageName(original, language) }),
            },
      ]}
    />
  );
}
