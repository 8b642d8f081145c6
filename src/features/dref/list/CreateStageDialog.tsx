import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { storeLanguage } from '#app/language/chosenLanguage';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import type { DrefProcess } from '#domain/dref/drefProcess';
import { nextStageLanguages } from '#domain/dref/drefRules';
import { type Language, languageNames } from '#domain/language/language';
import { languageName } from '#domain/language/languageName';
import { originalLanguage } from '#domain/language/originalLanguage';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { RadioField } from '#ui/fields/RadioField';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import { documentAddress } from '../documentAddress';
import { rememberNewUpdate } from '../update/newUpdates';
import { documentName } from './documentNames';
import { drefListStrings } from './strings';
import { type NextStage, useCreateStage } from './workflow';

interface CreateStageDialogProps {
  readonly stage: NextStage;
  readonly process: DrefProcess;
  readonly onClose: () => void;
}

/** Creates an operational update or the final report, in the language that is chosen, and opens it. @source reference/dref.md, sections 1.2 and 3.3 */
export function CreateStageDialog({ stage, process, onClose }: CreateStageDialogProps) {
  const t = useStrings(drefListStrings);
  const { language } = useLanguage();
  const navigate = useNavigateUnlessLeft();
  const { application, latest } = process;
  const offered = nextStageLanguages(originalLanguage(application.starting_language));
  const [chosen, setChosen] = useState<Language>(offered.includes(language) ? language : (offered[0] ?? 'en'));
  const create = useCreateStage();
  const submit = () =>
    create.mutate(
      { stage, dref: application.id, language: chosen },
      {
        onSuccess: ({ id, isOfAnother = false }) => {
          const address = documentAddress({ stage, id, isImminentV2: application.is_dref_imminent_v2 });
          if (isOfAnother) showAlert({ name: `dref-taken-${id}`, variant: 'info', title: t.createdMeanwhile });
          else if (stage === 'operationalUpdate') rememberNewUpdate(id);
          if (chosen === language || isOfAnother) void navigate(address);
          else {
            // the strings of another language come with a new load of the page
            storeLanguage(chosen);
            window.location.assign(address);
          }
        },
      },
    );
  const becomesResponse = stage === 'operationalUpdate' && application.is_dref_imminent_v2;
  return (
    <Modal
      isAlert
      size="sm"
      isOpen
      title={stage === 'operationalUpdate' ? t.addUpdateTitle : t.createReportTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" isBusy={create.isPending} onPress={submit}>
            {t.create}
          </Button>
        </>
      }
    >
      <p>{t.nextStageText({ name: documentName(latest, t) })}</p>
      {becomesResponse && <Alert tone="warning" title={t.becomesResponse} />}
      {offered.length > 1 && (
        <RadioField
          label={t.languageOfStage}
          options={offered.map((code) => ({ key: code, label: languageNames[code] }))}
          value={chosen}
          onChange={(code) => code !== undefined && setChosen(code)}
        />
      )}
      {chosen !== language && <p>{t.languageSwitches({ language: languageName(chosen, language) })}</p>}
    </Modal>
  );
}
