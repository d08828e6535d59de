const count =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)'
/** What people at work are called, for patterns. */
export const person =
  '(?:staff|people|employees|juniors?|apprentices|trainees|volunteers|nurses|carers|cooks|chefs|porters|workers|operators|operatives|drivers|pickers|engineers|technicians|fitters|electricians|coordinators?|supervisors|managers|assistants|associates|executives|analysts|developers|designers|advisers|advisors|agents|consultants|accountants|clerks|cleaners|teachers|guards|officers|buyers|bakers|waiters|stylists|therapists|planners|mechanics|hands|leads|foremen|subcontractors|trainers|instructors|tutors|lecturers|installers|plumbers|joiners|carpenters|bricklayers|painters|welders|machinists|scaffolders|roofers|labou?rers|gardeners|scientists|researchers|writers|editors|lawyers|solicitors|paralegals|secretaries|receptionists|administrators|recruiters|salespeople|reps|representatives|negotiators|merchandisers|bartenders|baristas|housekeepers|hosts|midwives|pharmacists|radiographers|physiotherapists|coaches|lifeguards|stewards|handlers|loaders|packers|couriers|controllers|dispatchers|inspectors|testers|programmers|architects|surveyors|estimators|specialists|leaders|interns|freelancers|contractors|colleagues|paramedics|constables|soldiers|sailors|doctors|members|tas|hcas)'
// Both keep what they find, which nobody asks for. Else it is compiled anew for each time that it may stand there, and for
// each of those that stand in a row: the first line that was looked at took a second.
const about = '(up\\sto\\s|about\\s|around\\s|some\\s|a\\s|an\\s|the\\s|over\\s){0,2}'
const between = '([a-z-]+\\s){0,2}'

/** "Researcher" as well as "researchers". */
const onePerson = person.replace(/s(?=[|)])/g, 's?')

/**
 * People whom somebody led, told by how many: "Staff of 28", "six direct reports", "managed two coordinators". Who
 * works "in a team of eight" leads nobody.
 */
export const peopleLed = [
  `(?:^|[,;:(.–-]\\s?)\\W{0,3}(?:staff|team|crew|brigade|squad|workforce)\\sof\\s${about}${count}\\b`,
  `\\brotas?\\s(?:for|of)\\s${about}${count}\\b`,
  `\\b${count}\\sdirect\\sreports\\b`,
  `(?:^|[,;:(.]\\s?)\\W{0,3}(?:an?\\s)?${count}[-\\s](?:strong|person|man|people)\\s(?:team|crew|brigade)`,
  `\\bcharge\\sof\\s${about}(?:(?:team|crew|staff|shift)\\sof\\s)?${about}${count}\\s${between}${person}\\b`,
  `\\b${person}\\s(?:who\\s)?report(?:s|ed|ing)?\\s(?:direct(?:ly)?\\s)?to\\sme\\b`,
  `\\bin\\scharge\\b[^.;]{0,40}\\swith\\s${about}${count}\\s${between}${person}\\b`,
  `\\b(?:led|leads?|leading|manage[ds]?|managing|ran|runs?|running|supervise[ds]?|supervising)\\s${about}(?:(?:my\\s)?own\\s)?(?:[a-z-]+\\s)?(?:team|crew|squad|gang|brigade)\\sof\\s${about}${count}\\b`,
  `\\b(?:line[-\\s])?(?:led|leads?|leading|manage[ds]?|managing|ran|runs?|running|supervise[ds]?|supervising|headed|heads?|oversaw|oversees?|overseeing|directed|directs?|deploys?|deployed)\\s${about}(?:(?:[a-z-]+\\s)?(?:team|crew|staff|shift|brigade)\\sof\\s)?${about}(?:${count}\\s${between}${person}|one\\s${between}${onePerson})\\b`,
].join('|')

/**
 * People whom somebody taught at work: "mentored two junior developers". Who "trained as a nurse", or is a "trained
 * nurse", taught none.
 */
export const peopleTaught = [
  `\\b(?:mentor(?:ed|ing|s)?|mentor\\sto|coach(?:ed|ing|es)?|taught|guided|train(?:ed|ing|s)?)\\s`,
  `(?:${about}(?:${count}\\s)?((?!(?:as|with|by|for|in|to)\\s)[a-z-]+\\s){0,2}${person}|(?:an?|one)\\s${between}${onePerson})\\b`,
].join('')
