import type { Translated } from '../core/http/language';

/** The parts of component 14, with the letters A to N. */
export const interventions: readonly Translated[] = [
  {
    en: 'Community-based disaster preparedness and risk reduction',
    fr: 'Préparation aux catastrophes et réduction des risques à base communautaire',
    es: 'Preparación para desastres y reducción de riesgos de base comunitaria',
    ar: 'التأهب للكوارث والحد من المخاطر على مستوى المجتمع',
  },
  { en: 'Evacuation', fr: 'Évacuation', es: 'Evacuación', ar: 'الإخلاء' },
  {
    en: 'Health in emergencies',
    fr: 'Santé dans les situations d’urgence',
    es: 'Salud en emergencias',
    ar: 'الصحة في حالات الطوارئ',
  },
  { en: 'First aid', fr: 'Premiers secours', es: 'Primeros auxilios', ar: 'الإسعافات الأولية' },
  { en: 'Water and sanitation', fr: 'Eau et assainissement', es: 'Agua y saneamiento', ar: 'المياه والصرف الصحي' },
  { en: 'Food security', fr: 'Sécurité alimentaire', es: 'Seguridad alimentaria', ar: 'الأمن الغذائي' },
  {
    en: 'Livelihood security',
    fr: 'Sécurité des moyens d’existence',
    es: 'Seguridad de los medios de vida',
    ar: 'أمن سبل العيش',
  },
  { en: 'Search and rescue', fr: 'Recherche et sauvetage', es: 'Búsqueda y rescate', ar: 'البحث والإنقاذ' },
  { en: 'Shelter', fr: 'Abris', es: 'Alojamiento', ar: 'المأوى' },
  {
    en: 'Management of dead bodies',
    fr: 'Gestion des dépouilles mortelles',
    es: 'Gestión de cadáveres',
    ar: 'إدارة الجثامين',
  },
  {
    en: 'Restoring family links',
    fr: 'Rétablissement des liens familiaux',
    es: 'Restablecimiento del contacto entre familiares',
    ar: 'إعادة الروابط العائلية',
  },
  {
    en: 'Transition to recovery',
    fr: 'Transition vers le relèvement',
    es: 'Transición a la recuperación',
    ar: 'الانتقال إلى التعافي',
  },
  {
    en: 'Chemical, biological, radiological and nuclear hazards (CBRN)',
    fr: 'Dangers chimiques, biologiques, radiologiques et nucléaires',
    es: 'Peligros químicos, biológicos, radiológicos y nucleares',
    ar: 'المخاطر الكيميائية والبيولوجية والإشعاعية والنووية',
  },
  {
    en: 'Community-based health and first aid (CBHFA)',
    fr: 'Santé et premiers secours à base communautaire',
    es: 'Salud y primeros auxilios comunitarios',
    ar: 'الصحة والإسعافات الأولية المجتمعية',
  },
];

/** The groups of the questions of component 34. */
export const groupTitles: readonly Translated[] = [
  { en: 'Procurement', fr: 'Achats', es: 'Adquisiciones', ar: 'المشتريات' },
  {
    en: 'Logistics management',
    fr: 'Gestion de la logistique',
    es: 'Gestión logística',
    ar: 'إدارة الخدمات اللوجستية',
  },
  {
    en: 'Supply chain management',
    fr: 'Gestion de la chaîne d’approvisionnement',
    es: 'Gestión de la cadena de suministro',
    ar: 'إدارة سلسلة الإمداد',
  },
  {
    en: 'Fleet and transportation management',
    fr: 'Gestion du parc de véhicules et du transport',
    es: 'Gestión de la flota y del transporte',
    ar: 'إدارة الأسطول والنقل',
  },
  {
    en: 'Warehouse and stock management',
    fr: 'Gestion des entrepôts et des stocks',
    es: 'Gestión de almacenes y existencias',
    ar: 'إدارة المستودعات والمخزون',
  },
];
