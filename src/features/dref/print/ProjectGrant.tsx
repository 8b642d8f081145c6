import { imminentMoney } from '#domain/dref/drefBudget';
import { useLanguage } from '#ui/language/LanguageContext';
import { PrintPairs } from '#ui/print/PrintPairs';
import { PrintSection } from '#ui/print/PrintSection';
import { formatMoney } from './answerText';
import styles from './ProjectGrant.module.css';
import { usePrintStrings } from './usePrintStrings';

/** A blank line to write on. */
const line = <span className={styles.line} />;

/** The annex of an imminent application: the project grant agreement, to be completed and signed on paper. @source reference/dref.md, section 1.7 */
export function ProjectGrant() {
  const t = usePrintStrings();
  const { language } = useLanguage();
  const amount = formatMoney(imminentMoney.subTotal, language) ?? '';
  const obligations = [
    t.grantOnlyActivities,
    t.grantDuration,
    t.grantMoreMoney,
    t.grantReport,
    t.grantRefund,
    t.grantIntegrity,
  ];
  const signature = [
    { id: 'name', label: t.grantName, value: line },
    { id: 'position', label: t.grantPosition, value: line },
    { id: 'date', label: t.grantDate, value: line },
    { id: 'signature', label: t.grantSignature, value: line },
  ];
  return (
    <PrintSection heading={t.grantTitle} isOnNewPage>
      <div className={styles.grant}>
        <p>{t.grantRequest({ amount })}</p>
        <h3>{t.grantObligations}</h3>
        <ol>
          {obligations.map((obligation) => (
            <li key={obligation}>{obligation}</li>
          ))}
        </ol>
        <h3>{t.grantBank}</h3>
        <PrintPairs
          columns={1}
          items={[
            { id: 'bank', label: t.grantBankName, value: line },
            { id: 'account', label: t.grantAccount, value: line },
            { id: 'iban', label: t.grantIban, value: line },
            { id: 'amount', label: t.grantAmount, value: amount },
          ]}
        />
        <div className={styles.signatures}>
          <h3>{t.grantSignatures}</h3>
          <h4>{t.grantForSociety}</h4>
          <PrintPairs columns={1} items={signature} />
          <h4>{t.grantForIfrc}</h4>
          <PrintPairs columns={1} items={signature} />
        </div>
      </div>
    </PrintSection>
  );
}
