/** Texts of the illustrative protocols, in the languages in which they are written. */
export type SeedLanguage = 'en' | 'fr';

interface Texts {
  readonly paragraphs: readonly string[];
  readonly risks: readonly string[];
  readonly actions: readonly string[];
  readonly impacts: readonly string[];
  readonly readiness: string;
  readonly prepositioning: string;
  readonly early: string;
  readonly indicator: string;
  readonly actor: readonly [partner: string, description: string];
  readonly source: string;
  readonly trigger: string;
  readonly objective: string;
}

export const seedTexts: Readonly<Record<SeedLanguage, Texts>> = {
  en: {
    paragraphs: [
      'Floods of the main river reach the lowland districts in most years between July and September. The three worst ones since 2000 each displaced more than forty thousand people and destroyed a third of the harvest.',
      'Families who live within two kilometres of the river, and those who rent a single room of mud brick, lose their homes first. Older people and people with a disability are seldom warned in time.',
      'Branches, the hydrological service and the district councils agreed on these actions in two workshops, with what past operations had taught them about the time that each one takes.',
      'Volunteers of six branches have been trained in cash assistance and in first aid. Two warehouses stand outside the flood plain, and lorries are hired under standing agreements.',
      'Community leaders and volunteers name the households together; lists are read out in public and complaints are answered within three days.',
      'The National Society leads, the federation supports with its regional advisers, and two partner National Societies fund training and stocks.',
      'After each activation people are asked what helped them, branches meet for lessons learned, and the protocol is revised within a year.',
      'If the river does not rise as expected, cash and water kits still help families through the lean season, and stocks are kept for the next one.',
    ],
    risks: ['Loss of livestock and stored food', 'Unsafe drinking water', 'Damage to homes of mud brick'],
    actions: [
      'Cash to households before the flood',
      'Evacuation of people who cannot walk far',
      'Distribution of water purification kits',
    ],
    impacts: ['Homes destroyed along the river', 'Cattle drowned', 'Outbreaks of cholera'],
    readiness: 'Train forty volunteers in early action',
    prepositioning: 'Store one thousand water kits in the two warehouses',
    early: 'Pay cash to the registered households',
    indicator: 'Households who received cash before the flood',
    actor: ['Hydrological service', 'Sends its forecast of the river level every morning from June to October.'],
    source: 'Seasonal outlook of the hydrological service',
    trigger:
      'The forecast of the river level at the upper gauge exceeds 4.2 metres with a probability of at least 60 per cent.',
    objective: 'Families at risk protect their lives, homes and livelihoods before the flood arrives.',
  },
  fr: {
    paragraphs: [
      'La sécheresse touche les départements du nord une année sur quatre. Celle de 2011 a privé de pâturages plus de trente mille éleveurs et doublé le prix des céréales.',
      'Les ménages dirigés par une femme et les éleveurs sans puits sont les premiers touchés : ils vendent leurs bêtes avant la soudure.',
      'Les comités, le service météorologique et les conseils départementaux ont retenu ces actions lors de deux ateliers, à partir de l’expérience des opérations passées.',
      'Les volontaires de cinq comités sont formés aux transferts monétaires. Deux entrepôts sont disponibles et le transport est couvert par des accords permanents.',
      'Les chefs de communauté et les volontaires désignent ensemble les ménages ; les listes sont lues en public et chaque plainte reçoit une réponse sous trois jours.',
      'La Société nationale dirige, la Fédération appuie par ses conseillers régionaux et deux Sociétés partenaires financent la formation et les stocks.',
      'Après chaque activation, les ménages sont interrogés, les comités tirent les enseignements et le protocole est révisé dans l’année.',
      'Si les pluies arrivent malgré tout, l’aide permet aux familles de passer la soudure et les stocks servent l’année suivante.',
    ],
    risks: ['Perte du bétail', 'Manque d’eau potable', 'Hausse du prix des céréales'],
    actions: [
      'Transferts monétaires avant la soudure',
      'Réhabilitation de puits',
      'Distribution d’aliments pour bétail',
    ],
    impacts: ['Mortalité du bétail', 'Malnutrition des enfants', 'Départ des jeunes'],
    readiness: 'Former quarante volontaires à l’action précoce',
    prepositioning: 'Stocker mille sacs d’aliments pour bétail',
    early: 'Verser l’aide aux ménages enregistrés',
    indicator: 'Ménages aidés avant la soudure',
    actor: ['Service météorologique', 'Transmet chaque mois ses prévisions saisonnières.'],
    source: 'Prévisions saisonnières du service météorologique',
    trigger: 'L’indice de végétation passe sous 0,3 pendant deux mois de suite.',
    objective: 'Les ménages exposés protègent leur bétail et leurs revenus avant la soudure.',
  },
};

/** A text of exactly so many words. */
export const textOfWords = (words: number, from: string): string => {
  const all = from.split(' ');
  return Array.from({ length: words }, (_, index) => all[index % all.length]).join(' ');
};
