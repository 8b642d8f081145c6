import { useFormContext } from 'react-hook-form';
import { useIsReadOnly, useStoredDocument } from '#app/form/formContext';
import { LongFormRow } from '#app/form/LongFormField';
import { useFormSelector } from '#app/form/useFormSelector';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { Button } from '#ui/actions/Button';
import { FreeText } from '#ui/display/FreeText';
import type { UpdateValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';
import { usePreviousDocuments } from './previousDocuments';

const name = 'is_volunteer_team_diverse';

/** The diversity of volunteers, which the server does not copy from the update before: a note says so, and offers the earlier answer. */
export function VolunteersRow() {
  const isBlank = useFormSelector((values: UpdateValues) => !values[name]?.trim());
  const update = useStoredDocument<DrefOperationalUpdate>();
  const isReadOnly = useIsReadOnly();
  const isFollowing = (update?.operational_update_number ?? 0) > 1;
  return (
    <LongFormRow name={name} rows={5}>
      {update && isFollowing && isBlank && !isReadOnly && <AskedAnew update={update} />}
    </LongFormRow>
  );
}

function AskedAnew({ update }: { readonly update: DrefOperationalUpdate }) {
  const t = useDrefStrings();
  const { setValue } = useFormContext<UpdateValues>();
  const earlier = usePreviousDocuments(update).update?.is_volunteer_team_diverse?.trim();
  return (
    <div>
      <p>{t.volunteersAskedAnew}</p>
      {earlier && (
        <>
          <blockquote>
            <FreeText value={earlier} />
          </blockquote>
          <Button size="s" onPress={() => setValue(name, earlier, { shouldDirty: true, shouldTouch: true })}>
            {t.takeEarlierAnswer}
          </Button>
        </>
      )}
    </div>
  );
}
