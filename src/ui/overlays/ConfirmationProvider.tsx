import { type ReactNode, useCallback, useState } from 'react';
import type { ConfirmationOptions } from './ConfirmationModal';
import { type Confirm, ConfirmationContext } from './useConfirmation';
import { useLazyPart } from './useLazyPart';

interface Question {
  readonly options: ConfirmationOptions;
  readonly answer: (isConfirmed: boolean) => void;
}

const loadModal = () => import('./ConfirmationModal').then((module) => module.ConfirmationModal);

/** Holds the questions of `useConfirmation`; asked one at a time, in the order they came. */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const current = questions[0];
  const { Part: Modal } = useLazyPart(loadModal, current !== undefined);
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
