import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { useSavedViews, viewSearch } from './savedViews';
import { savedViewStrings } from './strings';

const ViewsDialog = lazyComponent(() => import('./ViewsDialog').then((module) => module.ViewsDialog));

/** The menu of the views of a list that the person has saved, and the way to save the one on the screen. */
export function SavedViews() {
  const t = useStrings(savedViewStrings);
  const { pathname } = useLocation();
  const { views } = useSavedViews(pathname);
  const [isEditing, setEditing] = useState(false);
  // the filters change the address past the router
  const [current, setCurrent] = useState('');
  const links = views.map((view) => ({
    id: view.name,
    label: view.name,
    href: view.pathname + view.search,
    description: viewSearch(view.search) === current ? t.current : undefined,
  }));
  return (
    <>
      <Menu
        onIntent={() => setCurrent(viewSearch(window.location.search))}
        placement="bottom end"
        trigger={
          <Button>
            {t.menu}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[
          ...(links.length > 0 ? [{ id: 'saved', title: t.saved, items: links }] : []),
          { id: 'edit', label: t.edit, onAction: () => setEditing(true) },
        ]}
      />
      {isEditing && (
        <LazyBlock skeleton={null} onError={() => setEditing(false)}>
          <ViewsDialog onClose={() => setEditing(false)} />
        </LazyBlock>
      )}
    </>
  );
}
