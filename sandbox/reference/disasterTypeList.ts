import type { Translated } from '../core/http/language';

/** Kinds of hazard by the id that the real server has. @source reference/shell-and-account.md, section 4.3 */
export const disasterTypeList: readonly { id: number; name: Translated }[] = [
  { id: 1, name: { en: 'Epidemic', fr: 'Épidémie', es: 'Epidemia', ar: 'وباء' } },
  { id: 2, name: { en: 'Earthquake', fr: 'Séisme', es: 'Terremoto', ar: 'زلزال' } },
  { id: 4, name: { en: 'Cyclone', fr: 'Cyclone', es: 'Ciclón', ar: 'إعصار' } },
  {
    id: 5,
    name: { en: 'Population Movement', fr: 'Mouvement de population', es: 'Movimiento de población', ar: 'نزوح سكاني' },
  },
  {
    id: 6,
    name: { en: 'Complex Emergency', fr: 'Urgence complexe', es: 'Emergencia compleja', ar: 'حالة طوارئ معقدة' },
  },
  { id: 7, name: { en: 'Civil Unrest', fr: 'Troubles civils', es: 'Disturbios civiles', ar: 'اضطرابات مدنية' } },
  { id: 8, name: { en: 'Volcanic Eruption', fr: 'Éruption volcanique', es: 'Erupción volcánica', ar: 'ثوران بركاني' } },
  { id: 11, name: { en: 'Tsunami', fr: 'Tsunami', es: 'Tsunami', ar: 'تسونامي' } },
  { id: 12, name: { en: 'Flood', fr: 'Inondation', es: 'Inundación', ar: 'فيضان' } },
  { id: 13, name: { en: 'Other', fr: 'Autre', es: 'Otro', ar: 'أخرى' } },
  { id: 14, name: { en: 'Cold Wave', fr: 'Vague de froid', es: 'Ola de frío', ar: 'موجة برد' } },
  { id: 15, name: { en: 'Fire', fr: 'Incendie', es: 'Incendio', ar: 'حريق' } },
  { id: 19, name: { en: 'Heat Wave', fr: 'Vague de chaleur', es: 'Ola de calor', ar: 'موجة حر' } },
  { id: 20, name: { en: 'Drought', fr: 'Sécheresse', es: 'Sequía', ar: 'جفاف' } },
  {
    id: 21,
    name: {
      en: 'Food Insecurity',
      fr: 'Insécurité alimentaire',
      es: 'Inseguridad alimentaria',
      ar: 'انعدام الأمن الغذائي',
    },
  },
  { id: 23, name: { en: 'Storm Surge', fr: 'Onde de tempête', es: 'Marejada ciclónica', ar: 'عرام العواصف' } },
  { id: 24, name: { en: 'Landslide', fr: 'Glissement de terrain', es: 'Deslizamiento de tierra', ar: 'انهيار أرضي' } },
  { id: 27, name: { en: 'Flash Flood', fr: 'Crue soudaine', es: 'Inundación repentina', ar: 'فيضان مفاجئ' } },
  {
    id: 54,
    name: { en: 'Transport Accident', fr: 'Accident de transport', es: 'Accidente de transporte', ar: 'حادث نقل' },
  },
  {
    id: 57,
    name: { en: 'Chemical Emergency', fr: 'Urgence chimique', es: 'Emergencia química', ar: 'حالة طوارئ كيميائية' },
  },
  { id: 62, name: { en: 'Insect Infestation', fr: 'Invasion d’insectes', es: 'Plaga de insectos', ar: 'غزو الحشرات' } },
  {
    id: 66,
    name: {
      en: 'Biological Emergency',
      fr: 'Urgence biologique',
      es: 'Emergencia biológica',
      ar: 'حالة طوارئ بيولوجية',
    },
  },
  {
    id: 67,
    name: {
      en: 'Radiological Emergency',
      fr: 'Urgence radiologique',
      es: 'Emergencia radiológica',
      ar: 'حالة طوارئ إشعاعية',
    },
  },
  {
    id: 68,
    name: {
      en: 'Transport Emergency',
      fr: 'Urgence dans les transports',
      es: 'Emergencia de transporte',
      ar: 'حالة طوارئ في النقل',
    },
  },
];
