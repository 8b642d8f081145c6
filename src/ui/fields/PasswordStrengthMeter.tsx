import { Check, Minus } from 'lucide-react';
import {
  brokenPasswordRules,
  minimumPasswordLength,
  type PasswordRule,
  passwordRules,
  passwordStrength,
} from '#domain/account/password';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './PasswordStrengthMeter.module.css';
import { passwordStrings } from './passwordStrings';

/** The strength of a new password, and the rules that it does not meet yet. */
export function PasswordStrengthMeter({ id, password }: { readonly id: string; readonly password: string }) {
  const t = useStrings(passwordStrings);
  const strength = passwordStrength(password);
  const broken = brokenPasswordRules(password);
  const words: Record<PasswordRule, string> = {
    length: t.ruleLength({ count: minimumPasswordLength }),
    common: t.ruleCommon,
    numeric: t.ruleNumeric,
    digit: t.ruleDigit,
    upper: t.ruleUpper,
    lower: t.ruleLower,
    symbol: t.ruleSymbol,
  };
  const strengthWord = t[`strength${strength}`];
  return (
    <div id={id} className={styles.strength}>
      <div className={styles.line}>
        <meter className={styles.meter} aria-label={t.strength} min={0} max={4} low={3} optimum={4} value={strength}>
          {strengthWord}
        </meter>
        <span role="status">
          {strength > 0 && (
            <>
              <VisuallyHidden>{t.strength} </VisuallyHidden>
              {strengthWord}
            </>
          )}
        </span>
      </div>
      <ul className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = !broken.includes(rule);
          return (
            <li key={rule} className={classNames(styles.rule, isMet && styles.met)}>
              {isMet ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
              <span aria-hidden="true">{words[rule]}</span>
              <VisuallyHidden>
                {isMet ? t.ruleMet({ rule: words[rule] }) : t.ruleBroken({ rule: words[rule] })}
              </VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
