import { type BesideLabel, besideLabels } from './beside-labels.ts'
import { type RoleLabel, roleLabels } from './organisation-words.ts'

/** What a labelled line of a role tells, as a form of roles has it. */
export type FormLabel =
  | RoleLabel
  | BesideLabel
  | 'until'
  | 'client'
  | 'project'
  | 'school'
  | 'remark'

/** Labels that only stand in forms of roles and projects, folded. What tells nothing of the work is a remark. */
const own: readonly (readonly [label: FormLabel, names: string])[] = [
  [
    'title',
    'role played|my role|role in project|current role|position title|position held|post held|beruf|rolle|stelle|beruf oder funktion|position occupee|intitule du poste|fonction ou poste occupe|profesion o cargo desempenado|puesto desempenado|ruolo|mansione|lavoro o posizione ricoperti|qualifica|functie|beroep of functie|funcao|funcao ou cargo ocupado|stanowisko|zajmowane stanowisko|stanowisko pracy',
  ],
  [
    'company',
    'name of company|name of the company|name of organization|name of organisation|organization name|organisation name|employer name|name of the employer|place of work|name and address of the employer|datore di lavoro|azienda|nome e indirizzo del datore di lavoro|name of institution|name und adresse des arbeitgebers|betrieb|societe|etablissement|nom de l employeur|nom et adresse de l employeur|nombre de la empresa|empleador|nombre y direccion de la empresa o empleador|werkgever|bedrijf|naam en adres van de werkgever|nome e endereco do empregador|empregador|pracodawca|nazwa firmy|nazwa i adres pracodawcy',
  ],
  ['client', 'client|client name|customer|name of client|kunde'],
  [
    'dates',
    'year passed|year attended|years attended|year graduated|date graduated|inclusive years|inclusive dates|inclusive date|employment dates|employment period|period of employment|dates of employment|date of employment|from to|from|year|start|started|start date|date started|date from|joined|date joined|commenced|joining date|date of joining|datum|dauer|von|beginn|eintritt|duree|date de debut|fecha de inicio|inicio|periodo|duracion|periodo lavorativo|data di inizio|periode van|duur|duracao|okres|okres zatrudnienia|okres pracy|od|daty',
  ],
  [
    'until',
    'to|until|till|end|ended|finish|finished|finish date|left|date left|date ended|end date|date to|leaving date|date of leaving|bis|ende|austritt|date de fin|fecha de fin|fin|data di fine|tot|do|data zakonczenia',
  ],
  ['project', 'project|project name|project title|name of project|projekt'],
  [
    'description',
    'duties responsibilities|roles responsibilities|role responsibilities|job scope|scope of work|scope of job|scope of duties|work scope|job functions|job function|key functions|main functions|functions|duties performed|duties undertaken|duties include|duties included|responsibilities include|responsibilities included|key result areas|key responsibility areas|kra|kras|my duties|my responsibilities|core duties|core responsibilities|specific duties|daily duties|tasks performed|tasks undertaken|schedule of duties|duties accomplishments and related skills|duties accomplishments and skills|duties and accomplishments|duties and related skills|responsibility|role and responsibilities|roles and responsibilities|roles and responsibility|job responsibilities|job responsibility|job description|job duties|job profile|work profile|nature of work|nature of job|duties and responsibilities|main activities|main duties|main tasks|key duties|key activities|tasks|activities|work done|contribution|contributions|achievements|key achievements|aufgabe|aufgabenbereich|hauptaufgaben|tatigkeiten|wichtigste tatigkeiten und zustandigkeiten|taches|activites|activites principales|principales activites et responsabilites|tareas|funciones y responsabilidades principales|principali mansioni e responsabilita|mansioni|taken|werkzaamheden|voornaamste werkzaamheden en verantwoordelijkheden|funcoes|atividades|obowiazki|zakres obowiazkow|glowne obowiazki',
  ],
  [
    'school',
    'title of qualification awarded|qualification awarded|name and type of organisation providing education and training|name of school|name of college|name of university|schule|hochschule|ecole|centro|scuola|istituto|nome e tipo di istituto|nome e tipo di istituto di istruzione o formazione|escola|uczelnia|szkola|nazwa uczelni',
  ],
  [
    'remark',
    'team size|team|type of business or sector|sector|industry|domain|type of project|project type|address|company address|supervisor|reporting to|reports to|reason for leaving|salary|employment type|type of employment|reporting|branche|secteur|sector de actividad|tipo di azienda o settore|tipo de empresa o sector|type ou secteur d activite|tatigkeitsbereich oder branche|rodzaj dzialalnosci lub branza|branza',
  ],
]

/** The same as application forms ask for it, and whether somebody is still there. */
const asked: readonly (readonly [label: FormLabel, names: string])[] = [
  [
    'company',
    'employers name|employer company name|employer or company|employer organisation|employer organization|employer or organisation|employing organisation|employing organization|employing authority|organisation employer|company organisation|company organization|company employer|school employer|employer school|school or employer|business name|name of business|name of trust|trust|agency|agency name|department agency|agency department|name of school organisation|current employer|present employer|current or most recent employer|current most recent employer|present or most recent employer|most recent employer|last employer|previous employer|name of current employer|name of present employer|employer unit',
  ],
  [
    'title',
    'job role|job title role|title role|role title|role job title|role name|post title|title of post|job title position|position job title|position role|position post|job held|post|position in company|position in organisation|current job title|current post|present post|occupation job title|your role|title of position|rank',
  ],
  [
    'dates',
    'date employed|employed from|date employed from|employment from|employment start date|employment start|employment began|from date|from month and year|start month|start month year|start month and year|started on|date commenced|date of commencement|commencement date|date of employment from|date attended|dates attended|dates of study|date completed|date of completion|completion date|completed on|year completed|year obtained|year achieved|year awarded|year gained|date obtained|date awarded|date achieved|date gained|date of award|date of qualification|date passed|date taken|year of award|year of completion|graduation year|graduation date|award date',
  ],
  [
    'until',
    'employed to|date employed to|employed until|employment to|employment end date|employment end|employment ended|to date|to month and year|end month|end month year|end month and year|ended on|date of leaving if applicable|date finished|date of employment to|left on|is this your current job|is this your current role|is this your current employment|is this your current employer|is this your current or most recent job|is this your present job|currently employed|currently employed here|i currently work here|i am currently working in this role|i currently work in this role|are you still employed|are you still employed here|are you still employed by this employer|do you currently work here|still employed|still employed here|still in this role|still in post',
  ],
]

/** The same in whole questions. */
const questions = ['what did you do', 'what do you do'].flatMap((asked) => [
  asked,
  `${asked} there`,
])
const questionsOf = ['duties', 'main duties', 'responsibilities', 'main responsibilities'].flatMap(
  (duties) => [`what were your ${duties}`, `what are your ${duties}`],
)

/** What a label says, by its folded words. */
export const formLabels: ReadonlyMap<string, FormLabel> = new Map<string, FormLabel>([
  ...roleLabels,
  ...besideLabels,
  ...[...own, ...asked].flatMap(([label, names]) =>
    names.split('|').map((name) => [name, label] as const),
  ),
  ...[...questions, ...questionsOf].map((name) => [name, 'description'] as const),
])

/** How a request begins that has no label's words. */
const requests =
  'please briefly brief short give describe description details summary summarise outline your main key core'.split(
    ' ',
  )
/** "Please give a brief description of your main duties" asks for what was done, in whatever words. */
const asksForDuties = new RegExp(
  `^(?:${requests.join('|')})\\b.* (?:duties|responsibilities|tasks|accountabilities|achievements)(?: performed)?$`,
)

/** "Employer's name", folded. */
const ofOne = / s /

/** What a label says, one of many words as well. */
export function formLabelOf(name: string): FormLabel | undefined {
  const whole = name.includes(' s ') ? name.replace(ofOne, 's ') : name
  const own = whole.startsWith('your ') ? whole.slice(5) : whole
  return formLabels.get(own) ?? (asksForDuties.test(name) ? 'description' : undefined)
}

/** What labels begin with. */
export const firstWordsOfLabels: readonly string[] = [
  ...[...formLabels.keys()].map((name) => name.split(' ', 1).join('')),
  ...requests,
]
