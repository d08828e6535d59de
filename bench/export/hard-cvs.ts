import type { CvDocument } from '@rolefit/contract'

const plain: CvDocument = {
  header: {
    name: 'Wren Talbot-Ashe',
    email: 'wren@example.com',
    phone: '(503) 555-0142',
    location: 'Portland, OR',
    links: [],
  },
  summary: '',
  experience: [],
  education: [],
  skills: [],
  others: [],
}

const deeds = [
  'Planned the week’s deliveries for 14 drivers and cut empty miles by 18 %',
  'Trained 9 dispatchers on the new routing tool, all of them certified within a month',
  'Negotiated fuel contracts worth $1.2M a year across three depots, and kept the price fixed through the winter while the market rose by a fifth',
  'Answered to two directors for safety: 0 lost days in 26 months',
  'Wrote the depot’s handbook, 40 pages that every newcomer reads',
]

const role = (title: string, company: string, dates: string, count: number) => ({
  title,
  company,
  dates,
  bullets: Array.from({ length: count }, (_, at) => deeds[at % deeds.length] ?? ''),
})

const school = {
  degree: 'BSc Logistics',
  institution: 'University of Lower Saxmere',
  dates: '2006 – 2009',
  details: ['First-class honours'],
}

/** CVs that go wrong elsewhere, each by one thing. */
export const hardCvs: readonly (readonly [id: string, cv: CvDocument])[] = [
  ['name-only', plain],
  [
    'no-header',
    {
      ...plain,
      header: { name: '', email: '', phone: '', location: '', links: [] },
      skills: ['Excel', 'SAP'],
    },
  ],
  [
    'three-pages',
    {
      ...plain,
      summary: `${deeds.join('. ')}.`,
      experience: [
        role('Transport Manager', 'Quillbrook Logistics Ltd, Portland', 'Mar 2019 – present', 14),
        role('Depot Supervisor', 'Northern Crate Logistics, Salem', '2014 – 2019', 12),
        role('Dispatcher', 'Pallet & Sons Ltd, Eugene', '2011 – 2014', 10),
        role('Driver', 'Ashgrove Haulage Ltd, Bend', '2009 – 2011', 8),
      ],
      education: [school],
      skills: ['Routing', 'Excel', 'SAP', 'ADR', 'Forklift', 'Payroll', 'Rostering', 'Negotiation'],
      others: [
        { heading: 'Certifications', items: ['CPC, valid to 2028', 'ADR tanks'] },
        { heading: 'Languages', items: ['English', 'Spanish'] },
      ],
    },
  ],
  [
    'two-hundred-lines',
    {
      ...plain,
      experience: [role('Transport Manager', 'Quillbrook Logistics Ltd', '2019 – present', 200)],
    },
  ],
  [
    'long-words',
    {
      ...plain,
      header: {
        ...plain.header,
        name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley',
        links: [`example.com/${'a'.repeat(160)}`],
      },
      experience: [
        role(
          'Rechtsschutzversicherungsgesellschaftenangestellte for very long titles that do not fit on one line',
          'Donaudampfschifffahrtsgesellschaft mit beschränkter Haftung und sehr langem Namen, Wien',
          'September 2019 – December 2021',
          2,
        ),
      ],
      skills: ['x'.repeat(200), 'Excel'],
    },
  ],
  [
    'long-lists',
    {
      ...plain,
      skills: Array.from({ length: 120 }, (_, at) => `Skill number ${at}`),
      others: [
        {
          heading: 'Publications',
          items: Array.from({ length: 60 }, (_, at) => `Paper ${at}: on the routing of parcels`),
        },
      ],
    },
  ],
  [
    'grouped-skills',
    {
      ...plain,
      experience: [role('Transport Manager', 'Quillbrook Logistics Ltd', '2019 – present', 3)],
      skills: ['SAP', 'Excel', 'Routing', 'ADR tanks', 'Forklift', 'Negotiation'],
      skill_groups: [
        { label: 'Software', skills: ['SAP', 'Excel', 'Routing'] },
        { label: 'Licences', skills: ['ADR tanks', 'Forklift'] },
        { label: '', skills: ['Negotiation'] },
      ],
    },
  ],
  [
    'greek',
    {
      ...plain,
      header: {
        ...plain.header,
        name: 'Ελένη Παπαδοπούλου-Νικολαΐδη',
        phone: '+30 21 0555 0142',
        location: 'Θεσσαλονίκη',
      },
      summary: 'Νοσηλεύτρια με δώδεκα χρόνια εμπειρίας στην εντατική θεραπεία.',
      experience: [
        {
          title: 'Staff Nurse',
          company: 'Γενικό Νοσοκομείο Άνω Λιμένα',
          dates: '2012 – 2024',
          bullets: ['Φρόντισα 12 ασθενείς ανά βάρδια', 'Εκπαίδευσα 8 νέους νοσηλευτές'],
        },
      ],
      skills: ['Φαρμακολογία', 'Triage'],
    },
  ],
  [
    'cyrillic',
    {
      ...plain,
      header: {
        ...plain.header,
        name: 'Оксана Мельниченко',
        phone: '+380 44 555 01 42',
        location: 'Київ',
      },
      summary: 'Інженерка з якості, сім років на харчових виробництвах.',
      experience: [
        {
          title: 'Quality Engineer',
          company: 'Завод «Берізка»',
          dates: '2017 – present',
          bullets: ['Зменшила брак на 18 %', 'Навчила 25 операторів'],
        },
      ],
      skills: ['HACCP', 'Аудит'],
    },
  ],
  [
    'latin-accents',
    {
      ...plain,
      header: {
        ...plain.header,
        name: 'Nguyễn Thị Ánh Đào Ólafsdóttir Żółkiewska',
        phone: '+48 22 555 01 42',
      },
      experience: [role('Köchin', 'Gasthof Übermut, Gößweinstein', '2015 – 2019', 3)],
      skills: ['Crème brûlée', 'Smørrebrød', 'Şiş kebap'],
    },
  ],
  [
    'controls-and-marks',
    {
      ...plain,
      summary: 'Kept\u0001 \u000bwhole\uffff, and <b>bold</b> & "quoted" \u202e stays.\u0000',
      experience: [role('Ma\u00adnager', 'Quill\u200bbrook Ltd', '2019 – 2021', 2)],
      skills: ['C++', 'C#', '.NET', 'R&D', 'A/B testing'],
    },
  ],
  ['emoji', { ...plain, summary: 'Calm 🚀 under way 👩🏽‍🚒', skills: ['Triage'] }],
  [
    'right-to-left',
    {
      ...plain,
      header: { ...plain.header, name: 'ליאור בן־אשר', location: 'חיפה' },
      summary: 'مهندس برمجيات بخبرة عشر سنوات',
      skills: ['Excel'],
    },
  ],
  [
    'chinese',
    {
      ...plain,
      header: { ...plain.header, name: '林佳穎' },
      summary: '十年護理經驗。',
      skills: ['急救'],
    },
  ],
  [
    'many-short-roles',
    {
      ...plain,
      experience: Array.from({ length: 30 }, (_, at) => ({
        title: 'Stagehand',
        company: `Lanternfish Theatre ${at + 1} Ltd`,
        dates: `${1994 + at} – ${1995 + at}`,
        bullets: [],
      })),
    },
  ],
  [
    'many-schools',
    {
      ...plain,
      education: Array.from({ length: 12 }, (_, at) => ({ ...school, dates: `${2000 + at}` })),
    },
  ],
]
