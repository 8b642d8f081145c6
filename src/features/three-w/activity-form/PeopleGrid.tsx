import { useId } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { formatNumber } from '#domain/format/numbers';
import { sumOf } from '#domain/lists/sumOf';
import { ages, disabledCount, peopleCount, sexes } from '#domain/three-w/people';
import { useLanguage } from '#ui/language/LanguageContext';
import { ageNames } from '../ageNames';
import { ActivityField } from './activityForm';
import type { ActivityValues } from './activityShape';
import styles from './DetailsStep.module.css';
import { useActivityStrings } from './useActivityStrings';

interface PeopleGridProps {
  /** Of the activity. */
  readonly index: number;
  /** All people reached, or those with a disability among them. */
  readonly kind: 'all' | 'disabled';
}

/** Counts by age and sex with the totals of rows and columns. */
export function PeopleGrid({ index, kind }: PeopleGridProps) {
  const t = useActivityStrings();
  const { language } = useLanguage();
  const headId = useId();
  const nameOf = kind === 'all' ? peopleCount : disabledCount;
  const row = useFormSelector(({ activities }: ActivityValues) =>
    Object.fromEntries(
      sexes.flatMap((sex) => ages.map((age) => [nameOf(sex, age), activities?.[index]?.[nameOf(sex, age)] ?? null])),
    ),
  );
  const names = ageNames(t.ages);
  const total = (cells: readonly (readonly [(typeof sexes)[number], (typeof ages)[number]])[]) =>
    formatNumber(sumOf(cells.map(([sex, age]) => row[nameOf(sex, age)])), language);
  const title = kind === 'all' ? t.peopleGrid : t.disabledGrid;
  return (
    <div>
      <h4 id={headId}>{title}</h4>
      <div className={styles.grid}>
        <table aria-labelledby={headId}>
          <thead>
            <tr>
              <th scope="col">{t.ages.age}</th>
              {sexes.map((sex) => (
                <th key={sex} scope="col">
                  {t.ages[sex]}
                </th>
              ))}
              <th scope="col">{t.ages.total}</th>
            </tr>
          </thead>
          <tbody>
            {ages.map((age) => (
              <tr key={age}>
                <th scope="row">{names[age]}</th>
                {sexes.map((sex) => (
                  <td key={sex}>
                    <ActivityField name={`activities.${index}.${nameOf(sex, age)}`} isLabelHidden />
                  </td>
                ))}
                <td className={styles.total}>{total(sexes.map((sex) => [sex, age] as const))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t.ages.total}</th>
              {sexes.map((sex) => (
                <td key={sex} className={styles.total}>
                  {total(ages.map((age) => [sex, age] as const))}
                </td>
              ))}
              <td className={styles.total}>{total(sexes.flatMap((sex) => ages.map((age) => [sex, age] as const)))}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
