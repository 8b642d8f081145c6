import { type ReactNode, useCallback, useState } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { strings } from '../strings';
import type { ConfirmationOptions } from './ConfirmationModal';
import { type Confirm, ConfirmationContext } from './useConfirmation';
import { useLazyPart } from './useLazyPart';

interface Question {
  readonly options: ConfirmationOptions;
  readonly answer: (isConfirmed: boolean) => void;
}

const loadModal = () => import('./ConfirmationModal').then((module) => module.ConfirmationModal);

const textOf = ({ heading, message }: ConfirmationOptions) =>
  [heading, message].filter((part) => typeof part === 'string').join('\n\n');

/**
 * Holds the questions of `useConfirmation`; shown one at a time, in order. Where the dialog cannot be loaded,
 * the browser's own is used, so that every question is answered.
 */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const current = questions[0];
  const t = useStrings(strings);
  const askPlainly = () => {
    for (const { options, answer } of questions) answer(window.confirm(textOf(options) || t.confirmationMessage));
    setQuestions((waiting) => waiting.filter((question) => !questions.includes(question)));
  };
  const { Part: Modal } = useLazyPart(loadModal, current !== undefined, askPlainly);
  const confirm = useCallback<Confirm>(
    (options = {}) => new Promise((answer) => setQuestions((waiting) => [...waiting, { options, answer }])),
    [],
  );
  const answer = (isConfirmed: boolean) => {
    current?.answer(isConfirmed);
    setQuestions((waiting) => waiting.slice(1));
  };
  return (
    <ConfirmationContext value={confirm}>
      {children}
      {Modal && (
        <Modal
          {...current?.options}
          isOpen={current !== undefined}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </ConfirmationContext>
  );
}
