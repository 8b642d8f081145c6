import { useQuery } from '@tanstack/react-query';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import { flashUpdateQuery } from '#resources/flash-update/queries';
import { UpdateForm } from './UpdateForm';
import { updateForm } from './updateForm';
import { useUpdateStrings } from './useUpdateStrings';

export function Component() {
  const t = useUpdateStrings();
  const { flashUpdateId } = useNumericParams('flashUpdateId');
  const query = flashUpdateQuery(flashUpdateId);
  const { data } = useQuery(query);
  return (
    <FormPage
      title={t.editTitle}
      description={data?.title.trim()}
      list={{ label: t.allUpdates, href: href('allFlashUpdates') }}
    >
      <StoredDocument query={query} missing={t.notLoaded({ id: String(flashUpdateId) })}>
        {(update) => <UpdateForm key={update.id} update={update} initial={valuesOfStored(updateForm, update)} />}
      </StoredDocument>
    </FormPage>
  );
}
