import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { drefType } from '#domain/dref/drefTypes';
import { Alert } from '#ui/feedback/Alert';
import type { ApplicationValues } from '../fields/drefShape';
import type { CopiedState } from '../form/copiedApplication';
import { useDrefStrings } from '../form/useDrefStrings';
import { useWriteAnswers } from '../form/useWriteAnswers';

/** The type of DREF that the address names: `?type=0`. */
function typeIn(search: string): Partial<ApplicationValues> | null {
  const text = new URLSearchParams(search).get('type');
  const type = Object.values(drefType).find((each) => String(each) === text);
  return type === undefined ? null : { type_of_dref: type };
}

/** Writes the answers with which a new application was opened, once: after a reload they are in its draft. */
export function CopiedAnswers() {
  const t = useDrefStrings();
  const { state, pathname, search }: { state: CopiedState | null; pathname: string; search: string } = useLocation();
  const navigate = useNavigateUnlessLeft();
  const write = useWriteAnswers();
  const hasCopied = useRef(state?.copied !== undefined).current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const answers = state?.copied ?? typeIn(search);
    if (!answers) return;
    void navigate(pathname, { replace: true, state: null }).then(() => write(answers));
  }, []);
  return hasCopied && <Alert tone="info" title={t.copiedAnswers} />;
}
