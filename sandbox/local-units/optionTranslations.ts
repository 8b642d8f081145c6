import type { Language } from '../core/http/language';

/** The names of the options of local units by their English text. */
const translations: Readonly<Record<string, Record<Exclude<Language, 'en'>, string>>> = {
  // types
  Administrative: { fr: 'Administratif', es: 'Administrativo', ar: 'إداري' },
  'Health Care': { fr: 'Soins de santé', es: 'Atención sanitaria', ar: 'الرعاية الصحية' },
  'Emergency Response': { fr: 'Intervention d’urgence', es: 'Respuesta a emergencias', ar: 'الاستجابة للطوارئ' },
  'Humanitarian Assistance Centres': {
    fr: 'Centres d’assistance humanitaire',
    es: 'Centros de asistencia humanitaria',
    ar: 'مراكز المساعدة الإنسانية',
  },
  'Training and Education': { fr: 'Formation et éducation', es: 'Formación y educación', ar: 'التدريب والتعليم' },
  Other: { fr: 'Autre', es: 'Otro', ar: 'أخرى' },
  // levels
  National: { fr: 'National', es: 'Nacional', ar: 'وطني' },
  Subnational: { fr: 'Infranational', es: 'Subnacional', ar: 'دون الوطني' },
  'District/Regional': { fr: 'District/régional', es: 'Distrital/regional', ar: 'المقاطعة/الإقليم' },
  Local: { fr: 'Local', es: 'Local', ar: 'محلي' },
  // types of health facilities
  'Ambulance Station': { fr: 'Poste d’ambulances', es: 'Base de ambulancias', ar: 'مركز إسعاف' },
  'Blood Center': { fr: 'Centre de transfusion sanguine', es: 'Centro de sangre', ar: 'مركز الدم' },
  Hospital: { fr: 'Hôpital', es: 'Hospital', ar: 'مستشفى' },
  Pharmacy: { fr: 'Pharmacie', es: 'Farmacia', ar: 'صيدلية' },
  'Primary Health Care Center': {
    fr: 'Centre de soins de santé primaires',
    es: 'Centro de atención primaria de salud',
    ar: 'مركز الرعاية الصحية الأولية',
  },
  'Residential Facility': { fr: 'Établissement résidentiel', es: 'Centro residencial', ar: 'مرفق إقامة' },
  'Training Facility': { fr: 'Établissement de formation', es: 'Centro de formación', ar: 'مرفق تدريب' },
  'Specialized Services': { fr: 'Services spécialisés', es: 'Servicios especializados', ar: 'خدمات متخصصة' },
  // affiliations
  'Red Cross / Red Crescent Facility': {
    fr: 'Établissement de la Croix-Rouge / du Croissant-Rouge',
    es: 'Centro de la Cruz Roja / Media Luna Roja',
    ar: 'مرفق تابع للصليب الأحمر / الهلال الأحمر',
  },
  'Public Government Facility': {
    fr: 'Établissement public de l’État',
    es: 'Centro público estatal',
    ar: 'مرفق حكومي عام',
  },
  'Governmental Facility': { fr: 'Établissement gouvernemental', es: 'Centro gubernamental', ar: 'مرفق حكومي' },
  'Private Facility': { fr: 'Établissement privé', es: 'Centro privado', ar: 'مرفق خاص' },
  'Organizational Facility': {
    fr: 'Établissement d’une organisation',
    es: 'Centro de una organización',
    ar: 'مرفق تابع لمنظمة',
  },
  // functionality
  'Fully Functional': { fr: 'Pleinement fonctionnel', es: 'Plenamente operativo', ar: 'يعمل بالكامل' },
  'Partially Functional': { fr: 'Partiellement fonctionnel', es: 'Parcialmente operativo', ar: 'يعمل جزئيًا' },
  'Not Functional': { fr: 'Non fonctionnel', es: 'No operativo', ar: 'لا يعمل' },
  'No information': { fr: 'Aucune information', es: 'Sin información', ar: 'لا معلومات' },
  // primary health care centres
  'Medical Practices': { fr: 'Cabinets médicaux', es: 'Consultorios médicos', ar: 'عيادات طبية' },
  'Dental Practices': { fr: 'Cabinets dentaires', es: 'Consultorios dentales', ar: 'عيادات أسنان' },
  'Other Health Care Practitioner': {
    fr: 'Autre professionnel de santé',
    es: 'Otro profesional sanitario',
    ar: 'ممارس آخر للرعاية الصحية',
  },
  // types of hospitals
  'Specialised Hospital Non Mh': {
    fr: 'Hôpital spécialisé (hors santé mentale)',
    es: 'Hospital especializado (no de salud mental)',
    ar: 'مستشفى متخصص (غير الصحة النفسية)',
  },
  'Mental Health Hospital': {
    fr: 'Hôpital de santé mentale',
    es: 'Hospital de salud mental',
    ar: 'مستشفى الصحة النفسية',
  },
  'General Hospital': { fr: 'Hôpital général', es: 'Hospital general', ar: 'مستشفى عام' },
  // general medical services
  'Minor Trauma': { fr: 'Traumatismes mineurs', es: 'Traumatismos leves', ar: 'الإصابات الطفيفة' },
  'Outpatient Services': { fr: 'Consultations externes', es: 'Consultas externas', ar: 'خدمات العيادات الخارجية' },
  'Basic Lab Services': {
    fr: 'Analyses de laboratoire de base',
    es: 'Servicios básicos de laboratorio',
    ar: 'خدمات مخبرية أساسية',
  },
  'Basic Life Support': {
    fr: 'Soins de base de maintien en vie',
    es: 'Soporte vital básico',
    ar: 'دعم الحياة الأساسي',
  },
  'Referral Capacity': { fr: 'Capacité d’orientation', es: 'Capacidad de derivación', ar: 'القدرة على الإحالة' },
  None: { fr: 'Aucun', es: 'Ninguno', ar: 'لا شيء' },
  // specialised services
  Anaesthesiology: { fr: 'Anesthésiologie', es: 'Anestesiología', ar: 'التخدير' },
  'Blood Transfusion': { fr: 'Transfusion sanguine', es: 'Transfusión de sangre', ar: 'نقل الدم' },
  'Dentistry and Oral Surgery': {
    fr: 'Dentisterie et chirurgie buccale',
    es: 'Odontología y cirugía bucal',
    ar: 'طب الأسنان وجراحة الفم',
  },
  'Emergency pre hospital care': {
    fr: 'Soins d’urgence préhospitaliers',
    es: 'Atención de urgencia prehospitalaria',
    ar: 'رعاية الطوارئ قبل المستشفى',
  },
  'Gynaecology Obstetrics': {
    fr: 'Gynécologie-obstétrique',
    es: 'Ginecología y obstetricia',
    ar: 'أمراض النساء والتوليد',
  },
  'Intensive Care Medicine': { fr: 'Soins intensifs', es: 'Medicina intensiva', ar: 'العناية المركزة' },
  'Internal Medicine': { fr: 'Médecine interne', es: 'Medicina interna', ar: 'الطب الباطني' },
  'Laboratory services advanced': {
    fr: 'Analyses de laboratoire avancées',
    es: 'Servicios avanzados de laboratorio',
    ar: 'خدمات مخبرية متقدمة',
  },
  'Malnutrition Services': {
    fr: 'Prise en charge de la malnutrition',
    es: 'Servicios de desnutrición',
    ar: 'خدمات سوء التغذية',
  },
  'Mental Health': { fr: 'Santé mentale', es: 'Salud mental', ar: 'الصحة النفسية' },
  Neonatalogy: { fr: 'Néonatologie', es: 'Neonatología', ar: 'طب حديثي الولادة' },
  Oncology: { fr: 'Oncologie', es: 'Oncología', ar: 'الأورام' },
  Ophthalmology: { fr: 'Ophtalmologie', es: 'Oftalmología', ar: 'طب العيون' },
  Orthopaedics: { fr: 'Orthopédie', es: 'Ortopedia', ar: 'جراحة العظام' },
  Otorhinolaryngology: { fr: 'Oto-rhino-laryngologie', es: 'Otorrinolaringología', ar: 'الأنف والأذن والحنجرة' },
  Paediatrics: { fr: 'Pédiatrie', es: 'Pediatría', ar: 'طب الأطفال' },
  Radiology: { fr: 'Radiologie', es: 'Radiología', ar: 'الأشعة' },
  Rehabilitation: { fr: 'Réadaptation', es: 'Rehabilitación', ar: 'إعادة التأهيل' },
  Research: { fr: 'Recherche', es: 'Investigación', ar: 'البحوث' },
  'Surgical Specialities': {
    fr: 'Spécialités chirurgicales',
    es: 'Especialidades quirúrgicas',
    ar: 'التخصصات الجراحية',
  },
  'Forensics Services': { fr: 'Médecine légale', es: 'Servicios forenses', ar: 'الطب الشرعي' },
  SRH: { fr: 'Santé sexuelle et reproductive', es: 'Salud sexual y reproductiva', ar: 'الصحة الجنسية والإنجابية' },
  'Transplantation Services': { fr: 'Transplantation', es: 'Servicios de trasplante', ar: 'خدمات زراعة الأعضاء' },
  // blood services
  'Blood Collection': { fr: 'Collecte de sang', es: 'Extracción de sangre', ar: 'جمع الدم' },
  'Blood Testing': { fr: 'Analyse du sang', es: 'Análisis de sangre', ar: 'فحص الدم' },
  'Blood Component Preparation': {
    fr: 'Préparation des composants sanguins',
    es: 'Preparación de componentes sanguíneos',
    ar: 'تحضير مكونات الدم',
  },
  'Blood Product Distribution': {
    fr: 'Distribution de produits sanguins',
    es: 'Distribución de productos sanguíneos',
    ar: 'توزيع منتجات الدم',
  },
  'Hemopurification Hemofiltration': {
    fr: 'Épuration extrarénale et hémofiltration',
    es: 'Hemopurificación y hemofiltración',
    ar: 'تنقية الدم وترشيحه',
  },
  // training facilities
  Nurses: { fr: 'Infirmiers', es: 'Personal de enfermería', ar: 'الممرضون' },
  'Paramedics / EMT': {
    fr: 'Ambulanciers / secouristes d’urgence',
    es: 'Paramédicos / técnicos en emergencias',
    ar: 'المسعفون / فنيو الطوارئ الطبية',
  },
};

/** The name of an option in a language, the English one where there is no translation. */
export const optionName = (name: string, language: Language): string =>
  language === 'en' ? name : (translations[name]?.[language] ?? name);
