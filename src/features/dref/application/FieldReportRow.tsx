import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useIsReadOnly } from '#app/form/formContext';
import { namedOption } from '#app/form/namedOption';
import { useFormSelector } from '#app/form/useFormSelector';
import { apiQuery } from '#app/request/apiQuery';
import { optionState } from '#app/request/optionState';
import { send } from '#app/request/send';
import type { FieldReport } from '#contract/fieldReport';
import { typedKeys } from '#domain/lists/typedEntries';
import { Button } from '#ui/actions/Button';
import { Dash } from '#ui/display/Dash';
import { FreeText } from '#ui/display/FreeText';
import { LabelledValue } from '#ui/display/LabelledValue';
import { useUnnamed } from '#ui/display/useUnnamed';
import { Alert } from '#ui/feedback/Alert';
import { SelectField } from '#ui/fields/SelectField';
import { FormRow } from '#ui/form/FormRow';
import { Row } from '#ui/layout/Row';
import type { ApplicationValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';
import { useWriteAnswers } from '../form/useWriteAnswers';
import { answersFromReport, withoutCopied } from './fromFieldReport';

type Answers = Partial<ApplicationValues>;

interface Copy {
  readonly copied: Answers;
  readonly before: Answers;
}

/** A chosen report, with the National Society among whose reports it was found. */
interface Picked {
  readonly id: number;
  readonly society: number | null;
}

type Outcome = 'copied' | 'cleared' | 'unlinked' | 'failed';

const reportQuery = (id: number) => apiQuery('GET /api/v2/field-report/{id}/', { path: { id } });

const asOption = ({ id, summary }: Pick<FieldReport, 'id' | 'summary'>) => namedOption({ id, name: summary });

async function searchReports(society: number, text: string, signal: AbortSignal) {
  const query = { summary: text, countries__in: [society], limit: 20 };
  const { results, count } = await send('GET /api/v2/field-report/', { query }, { signal });
  return { options: results.map(asOption), total: count };
}

/** Copies answers from a field report of the National Society, and clears the copied ones. @source reference/dref.md, sections 2.3.6 and 6 */
export function FieldReportRow() {
  const t = useDrefStrings();
  const unnamed = useUnnamed();
  const isReadOnly = useIsReadOnly();
  const { getValues } = useFormContext<ApplicationValues>();
  const write = useWriteAnswers();
  const { field } = useController<ApplicationValues, 'field_report'>({ name: 'field_report' });
  const society = useFormSelector(({ national_society }: ApplicationValues) => national_society);
  const linked = field.value ?? undefined;
  const [picked, setPicked] = useState<Picked>();
  // a report of another society no longer counts; a restored draft sets its report after the first render
  const chosen = picked?.society === society ? picked?.id : linked;
  const [copy, setCopy] = useState<Copy | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isCopying, setCopying] = useState(false);
  const shown = useQuery({ ...reportQuery(chosen ?? 0), enabled: chosen !== undefined });
  const selectedOption = shown.data && asOption(shown.data);

  const copyReport = async (id: number) => {
    setCopying(true);
    try {
      const report = await send('GET /api/v2/field-report/{id}/', { path: { id } });
      const values = getValues();
      const copied = answersFromReport(report, values);
      const before = Object.fromEntries(typedKeys(copied).map((name) => [name, values[name]]));
      write(copied);
      setCopy({ copied, before });
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    } finally {
      setCopying(false);
    }
  };
  const clear = () => {
    write(copy ? withoutCopied(copy.copied, copy.before, getValues()) : { field_report: null });
    setCopy(null);
    setPicked(undefined);
    // after a reload, copied answers can no longer be distinguished from typed ones
    setOutcome(copy ? 'cleared' : 'unlinked');
  };
  const pick = (id: number | undefined) => {
    setPicked(id === undefined ? undefined : { id, society });
    if (id === undefined && linked !== undefined) write({ field_report: null });
  };
  const outcomeTitles = { copied: t.copied, cleared: t.cleared, unlinked: t.unlinked, failed: t.copyFailed };
  if (isReadOnly) {
    return (
      <FormRow title={t.field_report}>
        <LabelledValue label={t.field_report} isLabelHidden>
          {chosen === undefined ? <Dash /> : <FreeText value={selectedOption?.label ?? unnamed(shown)} />}
        </LabelledValue>
      </FormRow>
    );
  }
  return (
    <FormRow title={t.copyReport} description={t.copyReportText}>
      <SelectField
        name={field.name}
        label={t.field_report}
        isLabelHidden
        isDisabled={society === null}
        placeholder={society === null ? t.societyFirst : t.searchReport}
        value={chosen}
        selectedOption={selectedOption}
        {...optionState(shown)}
        onSearch={(text, signal) => searchReports(society ?? 0, text, signal)}
        onChange={pick}
      />
      <Row gap="s2">
        <Button
          isDisabled={chosen === undefined}
          isBusy={isCopying}
          onPress={() => chosen !== undefined && void copyReport(chosen)}
        >
          {t.copy}
        </Button>
        {(copy !== null || linked !== undefined) && (
          <Button onPress={clear}>{copy ? t.clearReport : t.unlinkReport}</Button>
        )}
      </Row>
      {outcome && <Alert tone={outcome === 'failed' ? 'danger' : 'success'} title={outcomeTitles[outcome]} />}
    </FormRow>
  );
}
