import { zodResolver } from '@hookform/resolvers/zod';
import { X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { showAlert } from '#app/alerts/alerts';
import { Button } from '#ui/actions/Button';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { FormTextField } from '#ui/form/formFields';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { useSavedViews } from './savedViews';
import { savedViewStrings } from './strings';

const longestName = 60;

/** Saves the view of a list that is on the screen, and removes saved ones. */
export function ViewsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(savedViewStrings);
  const { pathname } = useLocation();
  const { views, save, remove } = useSavedViews(pathname);
  const needed = t.nameNeeded({ count: longestName });
  const name = z.string().check(z.trim(), z.minLength(1, needed), z.maxLength(longestName, needed));
  const schema = z.object({ name });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '' } });
  const tell = (title: string) => showAlert({ name: 'saved-views', variant: 'success', title });
  const submit = async ({ name }: z.output<typeof schema>) => {
    save(name, window.location.search);
    tell(t.savedNow({ name }));
    onClose();
  };
  return (
    <ModalForm
      title={t.title}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t.save}
      cancelLabel={t.close}
    >
      <p>{t.text}</p>
      <FormTextField name="name" label={t.name} hint={t.nameHint} isRequired />
      {views.length > 0 && (
        <List items={views} itemKey={({ name }) => name} label={t.saved}>
          {({ name }) => (
            <Row gap="s2" align="center" justify="space-between">
              <FreeText value={name} />
              <Button
                size="s"
                variant="text"
                label={t.removeNamed({ name })}
                icon={<X aria-hidden="true" />}
                onPress={() => {
                  remove(name);
                  tell(t.removedNow({ name }));
                }}
              />
            </Row>
          )}
        </List>
      )}
    </ModalForm>
  );
}
