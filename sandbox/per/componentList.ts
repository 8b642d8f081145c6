import type { Translated } from '../core/http/language';
import { titlesByArea } from './componentTitles';
import { interventions } from './interventionTitles';
import type { PerComponentRow } from './tables';

/** Areas of the preparedness mechanism in the order of their numbers. @source reference/preparedness.md, sections 4.6 and 4.7 */
export const areaNames: readonly Translated[] = [
  {
    en: 'Policy Strategy and Standards',
    fr: 'Politique, stratégie et normes',
    es: 'Política, estrategia y normas',
    ar: 'السياسات والاستراتيجية والمعايير',
  },
  {
    en: 'Analysis and planning',
    fr: 'Analyse et planification',
    es: 'Análisis y planificación',
    ar: 'التحليل والتخطيط',
  },
  {
    en: 'Operational capacity',
    fr: 'Capacité opérationnelle',
    es: 'Capacidad operativa',
    ar: 'القدرة التشغيلية',
  },
  { en: 'Coordination', fr: 'Coordination', es: 'Coordinación', ar: 'التنسيق' },
  {
    en: 'Operations support',
    fr: 'Soutien aux opérations',
    es: 'Apoyo a las operaciones',
    ar: 'دعم العمليات',
  },
];

export const numbers = { withParts: 14, withGroups: 34 } as const;

const guidance = (en: string, fr: string, es: string, ar: string): Translated => ({
  en: `<p>Describe how this component takes account of <strong>${en}</strong>.</p>`,
  fr: `<p>Décrivez comment cette composante tient compte <strong>${fr}</strong>.</p>`,
  es: `<p>Describa cómo este componente tiene en cuenta <strong>${es}</strong>.</p>`,
  ar: `<p>صف كيف يراعي هذا المكون <strong>${ar}</strong>.</p>`,
});

const guidances = {
  climate_environmental_considerations_guidance: guidance(
    'climate and environmental risks',
    'des risques climatiques et environnementaux',
    'los riesgos climáticos y ambientales',
    'المخاطر المناخية والبيئية',
  ),
  epi_considerations_guidance: guidance('epidemics', 'des épidémies', 'las epidemias', 'الأوبئة'),
  migration_considerations_guidance: guidance(
    'people on the move',
    'des personnes en déplacement',
    'a las personas en movimiento',
    'الأشخاص المتنقلين',
  ),
  urban_considerations_guidance: guidance(
    'urban settings',
    'du milieu urbain',
    'los entornos urbanos',
    'البيئات الحضرية',
  ),
};

const component = (
  area: number,
  num: number,
  letter: string | null,
  name: Translated,
): Omit<PerComponentRow, 'id'> => ({
  area,
  component_num: num,
  component_letter: letter,
  description: {
    en: `What a National Society needs in place for: ${name.en}.`,
    fr: `Ce dont une Société nationale doit disposer pour : ${name.fr}.`,
    es: `Lo que una Sociedad Nacional debe tener preparado para: ${name.es}.`,
    ar: `ما تحتاج الجمعية الوطنية إلى توفيره من أجل: ${name.ar}.`,
  },
  is_parent: num === numbers.withParts && letter === null,
  has_question_group: num === numbers.withGroups,
  name,
  ...guidances,
});

/** 51 rows: 37 components, of which the 14th has 14 parts. */
export function componentList(): PerComponentRow[] {
  let number = 0;
  const rows = titlesByArea.flatMap((titles, index) =>
    titles.flatMap((title) => {
      number += 1;
      const area = index + 1;
      const own = component(area, number, null, title);
      if (number !== numbers.withParts) return [own];
      const parts = interventions.map((part, place) =>
        component(area, numbers.withParts, String.fromCharCode(65 + place), part),
      );
      return [own, ...parts];
    }),
  );
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}
