import { type BesideLabel, besideLabels } from './beside-labels.ts'
import { type RoleLabel, roleLabels } from './organisation-words.ts'

/** What a labelled line of a role tells, as a form of roles has it. */
export type FormLabel = RoleLabel | BesideLabel | 'client' | 'project' | 'school' | 'remark'

/** Labels that only stand in forms of roles and projects, folded. What tells nothing of the work is a remark. */
const own: readonly (readonly [label: FormLabel, names: string])[] = [
  [
    'title',
    'role played|my role|role in project|current role|position title|position held|post held|beruf|rolle|stelle|ruolo',
  ],
  [
    'company',
    'name of company|name of the company|name of organization|name of organisation|organization name|organisation name|employer name|name of the employer|place of work|name and address of the employer|datore di lavoro|azienda|name of institution',
  ],
  ['client', 'client|client name|customer|name of client|kunde'],
  [
    'dates',
    'inclusive dates|inclusive date|employment dates|employment period|period of employment|dates of employment|date of employment|from to|from|year|datum|dauer|periodo',
  ],
  ['project', 'project|project name|project title|name of project|projekt'],
  [
    'description',
    'responsibility|role and responsibilities|roles and responsibilities|roles and responsibility|job responsibilities|job responsibility|job description|job duties|job profile|work profile|nature of work|nature of job|duties and responsibilities|main activities|main duties|main tasks|key duties|key activities|tasks|activities|work done|contribution|contributions|achievements|key achievements|aufgabe|aufgabenbereich|hauptaufgaben|tatigkeiten|taches',
  ],
  [
    'school',
    'title of qualification awarded|qualification awarded|name and type of organisation providing education and training|name of school|name of college|name of university',
  ],
  [
    'remark',
    'team size|team|type of business or sector|sector|industry|domain|type of project|project type|address|company address|supervisor|reporting to|reports to|reason for leaving|salary|employment type|type of employment|reporting',
  ],
]

/** What a label says, by its folded words. */
export const formLabels: ReadonlyMap<string, FormLabel> = new Map<string, FormLabel>([
  ...roleLabels,
  ...besideLabels,
  ...own.flatMap(([label, names]) => names.split('|').map((name) => [name, label] as const)),
])
