import { type RoleLabel, roleLabels } from './organisation-words.ts'

/** What a labelled line of a role tells, as a form of roles has it. */
export type FormLabel = RoleLabel | 'client' | 'project' | 'about' | 'tools' | 'school' | 'remark'

/** Labels that only stand in forms of roles and projects, folded. What tells nothing of the work is a remark. */
const own: readonly (readonly [label: FormLabel, names: string])[] = [
  [
    'title',
    'role played|my role|role in project|role in the project|current role|current designation|position title|position held|post held|job position|last position|last position held|beruf|rolle|stelle|ruolo|mansione|naziv delovnog mjesta',
  ],
  [
    'company',
    'name of company|name of the company|name of organization|name of organisation|organization name|organisation name|employer name|name of the employer|employers name|company and location|place of work|name and address of the employer|name and address of the company|arbeitgeber und ort|datore di lavoro|azienda|establishment|agency|name of institution',
  ],
  ['client', 'client|client name|end client|customer|name of client|kunde'],
  [
    'dates',
    'inclusive dates|inclusive date|employment dates|employment period|period of employment|dates of employment|date of employment|employed from|from to|from|time period|year|years|timeline|working period|work period|service period|dates from to|date joined|datum|dauer|periodo|date di impiego',
  ],
  [
    'project',
    'project|project name|project title|name of project|name of the project|title of the project|title of project|projekt|projet|proyecto',
  ],
  [
    'tools',
    'environment|technical environment|software environment|tools environment|environment and tools|technology|technologies|technologies used|technology used|technologies and tools|technology stack|tech stack|technical stack|tools|tools used|tools and technologies|tools and technology|tools technologies|software|software used|platform|platforms|database|databases|languages used|programming languages|operating system|operating systems|operating environment|skills used|key skills|skills|hardware|frameworks|front end|back end|ide|methodology|technologien|werkzeuge|outils|environnement technique|herramientas|equipment|equipment used|machines|machines used|machinery',
  ],
  [
    'about',
    'project description|project summary|project overview|project details|project synopsis|description of project|description of the project|about the project|about project|about client|about the client|client description|client profile|company profile|about company|about the company|company description|synopsis|overview|project background|background|domain description|projektbeschreibung',
  ],
  [
    'description',
    'responsibility|role and responsibilities|roles and responsibilities|roles and responsibility|role and responsibility|role responsibilities|roles responsibilities|job responsibilities|job responsibility|job description|job duties|job profile|work profile|nature of work|nature of job|nature of duties|duties and responsibilities|duties responsibilities|responsibilities include|main activities|main duties|main tasks|key duties|key tasks|key activities|key roles|tasks|activities|activities performed|work done|contribution|contributions|scope of work|scope|achievements|key achievements|aufgabe|aufgabenbereich|aufgabenbereiche|hauptaufgaben|tatigkeiten|principali mansioni|principali mansioni e responsabilita|taches|activites|tareas',
  ],
  [
    'school',
    'title of qualification awarded|title of qualification|qualification awarded|name and type of organisation providing education and training|name of school|name of college|name of university|name of the institution|awarding body|awarding institution',
  ],
  [
    'remark',
    'team size|team|size of team|team strength|type of business or sector|business or sector|sector|industry|domain|type of project|project type|project value|address|company address|employer address|supervisor|immediate supervisor|reporting to|reports to|reason for leaving|salary|ctc|employment type|type of employment|status|grade|website|url|contact number|branche|reporting',
  ],
]

/** What a label says, by its folded words. */
export const formLabels: ReadonlyMap<string, FormLabel> = new Map<string, FormLabel>([
  ...roleLabels,
  ...own.flatMap(([label, names]) => names.split('|').map((name) => [name, label] as const)),
])
