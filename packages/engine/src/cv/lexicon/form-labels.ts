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
    'inclusive dates|inclusive date|employment dates|employment period|period of employment|dates of employment|date of employment|from to|from|year|start|started|start date|date started|date from|joined|date joined|commenced|joining date|date of joining|datum|dauer|von|beginn|eintritt|duree|date de debut|fecha de inicio|inicio|periodo|duracion|periodo lavorativo|data di inizio|periode van|duur|duracao|okres|okres zatrudnienia|okres pracy|od|daty',
  ],
  [
    'until',
    'to|until|till|end|ended|finish|finished|finish date|left|date left|date ended|end date|date to|leaving date|date of leaving|bis|ende|austritt|date de fin|fecha de fin|fin|data di fine|tot|do|data zakonczenia',
  ],
  ['project', 'project|project name|project title|name of project|projekt'],
  [
    'description',
    'responsibility|role and responsibilities|roles and responsibilities|roles and responsibility|job responsibilities|job responsibility|job description|job duties|job profile|work profile|nature of work|nature of job|duties and responsibilities|main activities|main duties|main tasks|key duties|key activities|tasks|activities|work done|contribution|contributions|achievements|key achievements|aufgabe|aufgabenbereich|hauptaufgaben|tatigkeiten|wichtigste tatigkeiten und zustandigkeiten|taches|activites|activites principales|principales activites et responsabilites|tareas|funciones y responsabilidades principales|principali mansioni e responsabilita|mansioni|taken|werkzaamheden|voornaamste werkzaamheden en verantwoordelijkheden|funcoes|atividades|obowiazki|zakres obowiazkow|glowne obowiazki',
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

/** What a label says, by its folded words. */
export const formLabels: ReadonlyMap<string, FormLabel> = new Map<string, FormLabel>([
  ...roleLabels,
  ...besideLabels,
  ...own.flatMap(([label, names]) => names.split('|').map((name) => [name, label] as const)),
])
