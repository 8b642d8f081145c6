import type { Translated } from '../core/http/language';

const names = {
  wash: {
    en: 'WASH',
    fr: 'Eau, assainissement et hygiène',
    es: 'Agua, saneamiento e higiene',
    ar: 'المياه والصرف الصحي والنظافة الصحية',
  },
  protection: {
    en: 'Protection, gender and inclusion',
    fr: 'Protection, genre et inclusion',
    es: 'Protección, género e inclusión',
    ar: 'الحماية والنوع الاجتماعي والإدماج',
  },
  engagement: {
    en: 'Community engagement and accountability',
    fr: 'Engagement communautaire et redevabilité',
    es: 'Participación comunitaria y rendición de cuentas',
    ar: 'المشاركة المجتمعية والمساءلة',
  },
  migration: { en: 'Migration', fr: 'Migration', es: 'Migración', ar: 'الهجرة' },
  adaptation: {
    en: 'Risk reduction, climate adaptation and recovery',
    fr: 'Réduction des risques, adaptation au climat et relèvement',
    es: 'Reducción de riesgos, adaptación al clima y recuperación',
    ar: 'الحد من المخاطر والتكيف مع المناخ والتعافي',
  },
  shelter: { en: 'Shelter', fr: 'Abris', es: 'Alojamiento', ar: 'المأوى' },
  strengthening: {
    en: 'National Society strengthening',
    fr: 'Renforcement de la Société nationale',
    es: 'Fortalecimiento de la Sociedad Nacional',
    ar: 'تعزيز الجمعية الوطنية',
  },
  education: { en: 'Education', fr: 'Éducation', es: 'Educación', ar: 'التعليم' },
  livelihoods: {
    en: 'Livelihoods and basic needs',
    fr: 'Moyens d’existence et besoins essentiels',
    es: 'Medios de vida y necesidades básicas',
    ar: 'سبل العيش والاحتياجات الأساسية',
  },
  publicHealth: { en: 'Health (public)', fr: 'Santé (publique)', es: 'Salud (pública)', ar: 'الصحة (العامة)' },
  clinicalHealth: { en: 'Health (clinical)', fr: 'Santé (clinique)', es: 'Salud (clínica)', ar: 'الصحة (السريرية)' },
  riskReduction: {
    en: 'Disaster risk reduction',
    fr: 'Réduction des risques de catastrophe',
    es: 'Reducción del riesgo de desastres',
    ar: 'الحد من مخاطر الكوارث',
  },
  recovery: { en: 'Recovery', fr: 'Relèvement', es: 'Recuperación', ar: 'التعافي' },
  displacement: {
    en: 'Internal displacement',
    fr: 'Déplacement interne',
    es: 'Desplazamiento interno',
    ar: 'النزوح الداخلي',
  },
  covid: { en: 'COVID-19', fr: 'COVID-19', es: 'COVID-19', ar: 'كوفيد-19' },
  rcce: {
    en: 'RCCE',
    fr: 'Communication des risques et engagement communautaire',
    es: 'Comunicación de riesgos y participación comunitaria',
    ar: 'التواصل بشأن المخاطر والمشاركة المجتمعية',
  },
} as const satisfies Readonly<Record<string, Translated>>;

/** Sectors of projects, in the order of their keys. */
export const primarySectors: readonly Translated[] = [
  names.wash,
  names.protection,
  names.engagement,
  names.migration,
  names.adaptation,
  names.shelter,
  names.strengthening,
  names.education,
  names.livelihoods,
  names.publicHealth,
  names.clinicalHealth,
];

export const secondarySectors: readonly Translated[] = [
  names.wash,
  names.protection,
  names.engagement,
  names.migration,
  names.riskReduction,
  names.shelter,
  names.strengthening,
  names.education,
  names.livelihoods,
  names.recovery,
  names.displacement,
  names.publicHealth,
  names.clinicalHealth,
  names.covid,
  names.rcce,
];
