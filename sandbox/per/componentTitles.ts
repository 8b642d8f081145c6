import type { Translated } from '../core/http/language';

/** Titles of the components 1 to 37 by area. */
export const titlesByArea: readonly (readonly Translated[])[] = [
  [
    {
      en: 'RC Auxiliary Role, Mandate and Law',
      fr: 'Rôle d’auxiliaire, mandat et législation de la Croix-Rouge/du Croissant-Rouge',
      es: 'Papel auxiliar, mandato y legislación de la Cruz Roja/Media Luna Roja',
      ar: 'الدور المساعد للصليب الأحمر/الهلال الأحمر وولايته وقوانينه',
    },
    {
      en: 'DRM Strategy',
      fr: 'Stratégie de gestion des risques de catastrophe',
      es: 'Estrategia de gestión del riesgo de desastres',
      ar: 'استراتيجية إدارة مخاطر الكوارث',
    },
    {
      en: 'DRM Policy',
      fr: 'Politique de gestion des risques de catastrophe',
      es: 'Política de gestión del riesgo de desastres',
      ar: 'سياسة إدارة مخاطر الكوارث',
    },
    {
      en: 'DRM Laws, Advocacy and Dissemination',
      fr: 'Législation, plaidoyer et diffusion en matière de gestion des risques de catastrophe',
      es: 'Legislación, incidencia y difusión sobre la gestión del riesgo de desastres',
      ar: 'قوانين إدارة مخاطر الكوارث والمناصرة والتعريف بها',
    },
    {
      en: 'Quality and Accountability',
      fr: 'Qualité et redevabilité',
      es: 'Calidad y rendición de cuentas',
      ar: 'الجودة والمساءلة',
    },
  ],
  [
    {
      en: 'Hazard, Context and Risk Analysis, Monitoring and Early Warning',
      fr: 'Analyse des aléas, du contexte et des risques, surveillance et alerte précoce',
      es: 'Análisis de amenazas, contexto y riesgos, seguimiento y alerta temprana',
      ar: 'تحليل الأخطار والسياق والمخاطر والرصد والإنذار المبكر',
    },
    {
      en: 'Scenario Planning',
      fr: 'Planification par scénarios',
      es: 'Planificación por escenarios',
      ar: 'التخطيط القائم على السيناريوهات',
    },
    { en: 'Risk Management', fr: 'Gestion des risques', es: 'Gestión de riesgos', ar: 'إدارة المخاطر' },
    {
      en: 'Preparedness Plans and Budgets',
      fr: 'Plans et budgets de préparation',
      es: 'Planes y presupuestos de preparación',
      ar: 'خطط التأهب وميزانياته',
    },
    {
      en: 'Business Continuity',
      fr: 'Continuité des activités',
      es: 'Continuidad de las actividades',
      ar: 'استمرارية العمل',
    },
    {
      en: 'Emergency Response Procedures (SOPs)',
      fr: 'Procédures d’intervention d’urgence (procédures opérationnelles standard)',
      es: 'Procedimientos de respuesta a emergencias (procedimientos operativos estándar)',
      ar: 'إجراءات الاستجابة للطوارئ (إجراءات التشغيل الموحدة)',
    },
    {
      en: 'Response and Recovery Planning',
      fr: 'Planification de l’intervention et du relèvement',
      es: 'Planificación de la respuesta y la recuperación',
      ar: 'التخطيط للاستجابة والتعافي',
    },
    {
      en: 'Pre-Disaster Meetings and Agreements',
      fr: 'Réunions et accords préalables aux catastrophes',
      es: 'Reuniones y acuerdos previos a los desastres',
      ar: 'الاجتماعات والاتفاقات السابقة للكوارث',
    },
  ],
  [
    {
      en: 'NS-specific areas of intervention',
      fr: 'Domaines d’intervention propres à la Société nationale',
      es: 'Ámbitos de intervención propios de la Sociedad Nacional',
      ar: 'مجالات التدخل الخاصة بالجمعية الوطنية',
    },
    {
      en: 'Mapping of NS capacities',
      fr: 'Cartographie des capacités de la Société nationale',
      es: 'Mapeo de las capacidades de la Sociedad Nacional',
      ar: 'حصر قدرات الجمعية الوطنية',
    },
    {
      en: 'Early Action Mechanisms',
      fr: 'Mécanismes d’action précoce',
      es: 'Mecanismos de acción temprana',
      ar: 'آليات العمل المبكر',
    },
    {
      en: 'Cash Based Intervention (CBI)',
      fr: 'Interventions monétaires (CBI)',
      es: 'Intervenciones basadas en efectivo (CBI)',
      ar: 'التدخلات النقدية (CBI)',
    },
    {
      en: 'Emergency Needs Assessment',
      fr: 'Évaluation des besoins en situation d’urgence',
      es: 'Evaluación de necesidades en emergencias',
      ar: 'تقييم الاحتياجات في حالات الطوارئ',
    },
    {
      en: 'Affected Population Selection',
      fr: 'Sélection des populations touchées',
      es: 'Selección de la población afectada',
      ar: 'اختيار السكان المتضررين',
    },
    {
      en: 'Emergency Operations Centre (EOC)',
      fr: 'Centre d’opérations d’urgence',
      es: 'Centro de operaciones de emergencia',
      ar: 'مركز عمليات الطوارئ',
    },
    {
      en: 'Information Management',
      fr: 'Gestion de l’information',
      es: 'Gestión de la información',
      ar: 'إدارة المعلومات',
    },
    { en: 'Testing and Learning', fr: 'Tests et apprentissage', es: 'Pruebas y aprendizaje', ar: 'الاختبار والتعلم' },
  ],
  [
    {
      en: 'Activation of Regional and International Support',
      fr: 'Activation de l’appui régional et international',
      es: 'Activación del apoyo regional e internacional',
      ar: 'تفعيل الدعم الإقليمي والدولي',
    },
    {
      en: 'Coordination with Movement',
      fr: 'Coordination avec le Mouvement',
      es: 'Coordinación con el Movimiento',
      ar: 'التنسيق مع الحركة الدولية',
    },
    {
      en: 'Coordination with Authorities',
      fr: 'Coordination avec les autorités',
      es: 'Coordinación con las autoridades',
      ar: 'التنسيق مع السلطات',
    },
    {
      en: 'Coordination with External Agencies and NGOs',
      fr: 'Coordination avec les organismes extérieurs et les ONG',
      es: 'Coordinación con organismos externos y ONG',
      ar: 'التنسيق مع الوكالات الخارجية والمنظمات غير الحكومية',
    },
    {
      en: 'Civil Military Relations',
      fr: 'Relations civilo-militaires',
      es: 'Relaciones entre civiles y militares',
      ar: 'العلاقات المدنية العسكرية',
    },
    {
      en: 'Coordination with Local Community Level Responders',
      fr: 'Coordination avec les intervenants des communautés locales',
      es: 'Coordinación con quienes responden en las comunidades locales',
      ar: 'التنسيق مع المستجيبين في المجتمعات المحلية',
    },
    {
      en: 'Cooperation with Private Sector',
      fr: 'Coopération avec le secteur privé',
      es: 'Cooperación con el sector privado',
      ar: 'التعاون مع القطاع الخاص',
    },
  ],
  [
    {
      en: 'Safety and Security Management',
      fr: 'Gestion de la sûreté et de la sécurité',
      es: 'Gestión de la seguridad',
      ar: 'إدارة السلامة والأمن',
    },
    {
      en: 'Operations Monitoring, Evaluation, Reporting and Learning',
      fr: 'Suivi, évaluation, rapports et apprentissage des opérations',
      es: 'Seguimiento, evaluación, informes y aprendizaje de las operaciones',
      ar: 'رصد العمليات وتقييمها والإبلاغ عنها والتعلم منها',
    },
    {
      en: 'Finance and Admin Policy and Emergency Procedures',
      fr: 'Politique financière et administrative et procédures d’urgence',
      es: 'Política financiera y administrativa y procedimientos de emergencia',
      ar: 'السياسة المالية والإدارية وإجراءات الطوارئ',
    },
    {
      en: 'Information and Communication Technology (ICT)',
      fr: 'Technologies de l’information et de la communication (TIC)',
      es: 'Tecnologías de la información y la comunicación (TIC)',
      ar: 'تكنولوجيا المعلومات والاتصالات',
    },
    {
      en: 'Logistics, Procurement and Supply Chain',
      fr: 'Logistique, achats et chaîne d’approvisionnement',
      es: 'Logística, adquisiciones y cadena de suministro',
      ar: 'الخدمات اللوجستية والمشتريات وسلسلة الإمداد',
    },
    {
      en: 'Staff and Volunteer Management',
      fr: 'Gestion du personnel et des volontaires',
      es: 'Gestión del personal y del voluntariado',
      ar: 'إدارة الموظفين والمتطوعين',
    },
    {
      en: 'Communication in Emergencies',
      fr: 'Communication dans les situations d’urgence',
      es: 'Comunicación en emergencias',
      ar: 'التواصل في حالات الطوارئ',
    },
    {
      en: 'Resource Mobilisation',
      fr: 'Mobilisation des ressources',
      es: 'Movilización de recursos',
      ar: 'حشد الموارد',
    },
  ],
];
