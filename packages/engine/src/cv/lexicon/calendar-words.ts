/** Month names and their usual short forms, folded (lower case, no accents): English, German, French, Spanish, Italian, Portuguese, Dutch, Nordic, Polish. */
const namesByMonth: readonly string[] = [
  'jan january januar janner janv janvier ene enero genn gennaio janeiro januari januar sty stycznia styczen',
  'feb february februar feber febr fevr fev fevrier febrero febbraio fevereiro februari lut lutego luty',
  'mar march marz maerz mrz mars marzo marco maart mrt marca marzec',
  'apr april avr avril abr abril aprile kwi kwietnia kwiecien',
  'may mai mayo mag maggio maio mei maj maja',
  'jun june juni juin junio giu giugno junho cze czerwca czerwiec',
  'jul july juli juil juillet julio lug luglio julho lip lipca lipiec',
  'aug august aout ago agosto augustus augusti sie sierpnia sierpien',
  'sep sept september septembre septiembre set sett settembre setembro wrz wrzesnia wrzesien',
  'oct october okt oktober octobre octubre ott ottobre out outubro pazdziernika pazdziernik',
  'nov november novembre noviembre novembro lis listopada listopad',
  'dec december dez dezember decembre dic diciembre dicembre dezembro grudnia grudzien',
]

export const monthByName: ReadonlyMap<string, number> = new Map(
  namesByMonth.flatMap((names, index) =>
    names.split(' ').map((name): [string, number] => [name, index + 1]),
  ),
)

/** A season names a time of the year, but not a month: it differs between hemispheres. */
export const seasonNames: ReadonlySet<string> = new Set(
  'spring summer fall autumn winter fruhjahr fruhling sommer herbst ws ss wise sose wintersemester sommersemester printemps ete automne hiver primavera verano otono invierno estate autunno inverno semester michaelmas hilary trinity'.split(
    ' ',
  ),
)

/** What ends a range that is still running. */
export const presentWords: ReadonlySet<string> = new Set(
  'present presently current currently now today ongoing continuing heute jetzt laufend aktuell derzeit gegenwart aujourdhui aujourd actuel actuellement maintenant actualidad actual actualmente presente hoy oggi attuale corso cours atual atualmente hoje heden nu nuvarande pagaende obecnie teraz nadal 至今 现在 現在 今 현재 재직중'.split(
    ' ',
  ),
)

/** These mean the present only after a word such as "to" or "till". */
export const presentAfterWord: ReadonlySet<string> = new Set('date fecha jour data dato'.split(' '))

/** Words between the two ends of a range. */
export const untilWords: ReadonlySet<string> = new Set(
  'to until till til untill through thru bis a au al hasta jusqua jusqu ate tot until do fino och zu'.split(
    ' ',
  ),
)

/** Words before a date from which something runs until today. */
export const sinceWords: ReadonlySet<string> = new Set(
  'since seit ab depuis desde dal dallo sinds from von vom de du od sedan'.split(' '),
)

/** Of those, the ones that say so by themselves; "from 2015" may be cut off, "since 2015" is not. */
export const openSinceWords: ReadonlySet<string> = new Set(
  'since seit ab depuis desde dal sinds sedan'.split(' '),
)
