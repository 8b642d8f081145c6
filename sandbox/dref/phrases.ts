/** Texts of the illustrative documents in the languages in which they are written. */
type Phrase = Readonly<Record<'en' | 'es' | 'fr', string>>;

export const phrases = {
  event: {
    en: 'Heavy rain over five days made the main river overflow. Water stood more than a metre high in the lower quarters of the town, and three bridges are closed.',
    es: 'Las fuertes lluvias de cinco días desbordaron el río principal. El agua superó un metro en los barrios bajos de la ciudad y tres puentes están cerrados.',
    fr: 'Cinq jours de fortes pluies ont fait déborder le fleuve. L’eau a dépassé un mètre dans les quartiers bas de la ville et trois ponts sont fermés.',
  },
  scope: {
    en: 'Families who rent rooms near the river were hit hardest: they lost food, bedding and tools, and wells are under water.',
    es: 'Las familias que alquilan cerca del río son las más afectadas: perdieron alimentos, ropa de cama y herramientas, y los pozos están inundados.',
    fr: 'Les familles locataires près du fleuve sont les plus touchées : elles ont perdu vivres, literie et outils, et les puits sont sous l’eau.',
  },
  objective: {
    en: 'To help the families most affected to meet their basic needs with dignity, through cash, health, water and shelter, within the timeframe of the operation.',
    es: 'Ayudar a las familias más afectadas a cubrir sus necesidades básicas con dignidad, con efectivo, salud, agua y alojamiento, en el plazo de la operación.',
    fr: 'Aider les familles les plus touchées à couvrir leurs besoins essentiels dans la dignité, par des transferts monétaires, la santé, l’eau et les abris, dans le délai de l’opération.',
  },
  strategy: {
    en: 'Volunteers of three branches register households, cash is paid through mobile money, and two mobile clinics visit the quarters that are cut off.',
    es: 'Voluntarios de tres filiales registran los hogares, el efectivo se paga por dinero móvil y dos clínicas móviles visitan los barrios aislados.',
    fr: 'Les volontaires de trois comités enregistrent les ménages, l’argent est versé par téléphone et deux cliniques mobiles visitent les quartiers isolés.',
  },
  targeting: {
    en: 'Households whose home was destroyed, led by women or older people, and those with a person with a disability.',
    es: 'Hogares con la vivienda destruida, encabezados por mujeres o personas mayores, y aquellos con una persona con discapacidad.',
    fr: 'Les ménages dont le logement est détruit, dirigés par une femme ou une personne âgée, et ceux comptant une personne handicapée.',
  },
  needs: {
    en: 'Clean water, dry bedding, and medicine for chronic illnesses are what families name first.',
    es: 'Agua limpia, ropa de cama seca y medicinas para enfermedades crónicas son lo primero que piden las familias.',
    fr: 'Eau propre, literie sèche et médicaments pour maladies chroniques sont ce que les familles citent en premier.',
  },
  action: {
    en: 'Sixty volunteers help people to reach safe places and hand out hygiene kits.',
    es: 'Sesenta voluntarios ayudan a las personas a llegar a lugares seguros y entregan kits de higiene.',
    fr: 'Soixante volontaires aident les personnes à gagner des lieux sûrs et distribuent des kits d’hygiène.',
  },
  activities: {
    en: '• Register households\n• Pay cash in two rounds\n• Ask households how it went',
    es: '• Registrar hogares\n• Pagar efectivo en dos rondas\n• Preguntar a los hogares cómo fue',
    fr: '• Enregistrer les ménages\n• Verser l’argent en deux fois\n• Demander leur avis aux ménages',
  },
  indicator: {
    en: 'Households reached with assistance',
    es: 'Hogares alcanzados con asistencia',
    fr: 'Ménages ayant reçu une aide',
  },
  risk: {
    en: 'A second flood wave cuts off roads',
    es: 'Una segunda crecida corta los caminos',
    fr: 'Une seconde crue coupe les routes',
  },
  mitigation: {
    en: 'Stocks are placed on both banks of the river',
    es: 'Se colocan reservas en ambas orillas del río',
    fr: 'Des stocks sont placés sur les deux rives',
  },
  coordination: {
    en: 'The civil protection leads a daily meeting; the branch takes part.',
    es: 'La protección civil dirige una reunión diaria en la que participa la filial.',
    fr: 'La protection civile mène une réunion quotidienne à laquelle le comité participe.',
  },
  lessons: {
    en: 'Lists of households agreed with community leaders beforehand saved two weeks.',
    es: 'Las listas de hogares acordadas antes con los líderes comunitarios ahorraron dos semanas.',
    fr: 'Les listes de ménages convenues d’avance avec les responsables locaux ont fait gagner deux semaines.',
  },
  staff: {
    en: 'Twelve staff and one hundred and twenty volunteers, half of them women.',
    es: 'Doce empleados y ciento veinte voluntarios, la mitad mujeres.',
    fr: 'Douze employés et cent vingt volontaires, dont la moitié de femmes.',
  },
  forecast: {
    en: 'The weather service expects more than 200 mm of rain within three days in the river basin.',
    es: 'El servicio meteorológico espera más de 200 mm de lluvia en tres días en la cuenca.',
    fr: 'Le service météorologique attend plus de 200 mm de pluie en trois jours dans le bassin.',
  },
} satisfies Readonly<Record<string, Phrase>>;

export type PhraseLanguage = keyof Phrase;

const toEnglish: ReadonlyMap<string, string> = new Map(
  Object.values(phrases).flatMap(({ en, es, fr }) => [
    [es, en],
    [fr, en],
  ]),
);

/** The translation of a text: the English text of seeded documents; other texts are marked as translated. */
export const phraseInEnglish = (text: string): string => toEnglish.get(text) ?? `${text} [translated into English]`;
