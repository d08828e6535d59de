export const skills: readonly string[] = [
  'stock rotation',
  'cash handling',
  'minute taking',
  'manual handling',
  'Sage Payroll',
  'AutoCAD',
  'Excel',
  'PowerPoint',
  'TIG welding',
  'wound care',
  'lesson planning',
  'time management',
  'phlebotomy',
  'Python',
  'barista skills',
  'sewing',
  'plastering',
  'customer service',
  'Adobe Illustrator',
  'proofreading',
]

export const skillLevels: readonly string[] = [
  'advanced',
  'basic',
  'intermediate',
  'good',
  'expert',
]

export const tongues: readonly string[] = [
  'Portuguese',
  'Urdu',
  'Romanian',
  'Welsh',
  'Somali',
  'Greek',
  'Turkish',
  'Tamil',
  'Dutch',
  'Hungarian',
  'Arabic',
]

export const tongueLevels: readonly string[] = [
  'fluent',
  'native',
  'basic',
  'conversational',
  'good',
  'mother tongue',
  'intermediate',
  'beginner',
]

/** What a paper is called, and who gave it. */
export const papers: readonly (readonly [name: string, giver: string])[] = [
  ['SIA Door Supervisor licence', 'Security Industry Authority'],
  ['Paediatric First Aid', 'British Red Cross'],
  ['Forklift licence (counterbalance)', 'RTITB'],
  ['Level 2 Food Safety', 'Highfield'],
  ['Safeguarding Children Level 1', 'NSPCC Learning'],
  ['ECDL', 'BCS'],
  ['IOSH Managing Safely', 'IOSH'],
  ['Personal Licence', 'Westmere Council'],
  ['CPC Driver', 'JAUPT'],
  ['18th Edition Wiring Regulations', 'City & Guilds'],
  ['Emergency First Aid', 'St Andrew’s First Aid'],
  ['Abrasive Wheels', 'Vale Training'],
]

export const hobbies: readonly string[] = [
  'crochet',
  'bouldering',
  'bird watching',
  'five-a-side football',
  'church choir',
  'old motorbikes',
  'chess',
  'gardening',
  'cooking for friends',
  'local history',
]

export const referees: readonly { readonly [part: string]: string }[] = [
  { name: 'Oriel Fenner', post: 'Shop Manager', firm: 'Pattersby', phone: '01632 960811' },
  { name: 'Mr D Okafor', post: 'Head Teacher', firm: 'Thornmere School', phone: '07700 900711' },
  { name: 'Hazel Drummond-Shah', post: 'Supervisor', firm: 'BLS Cleaning', phone: '01632 960456' },
]
