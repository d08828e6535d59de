/** Month names and their usual short forms, folded (lower case, no accents): English, German, French, Spanish, Italian, Portuguese, Dutch, Nordic, Polish, Russian, Ukrainian, Greek, Turkish. */
const namesByMonth: readonly string[] = [
  'jan january januar janner janv janvier ene enero genn gennaio janeiro januari januar sty stycznia styczen январь января янв січень січня січ ιανουαριος ιανουαριου ιαν ocak oca',
  'feb february februar feber febr fevr fev fevrier febrero febbraio fevereiro februari lut lutego luty февраль февраля фев февр лютии лютого лют φεβρουαριος φεβρουαριου φεβ subat sub',
  'mar march marz maerz mrz mars marzo marco maart mrt marca marzec март марта мар березень березня бер μαρτιος μαρτιου μαρ mart',
  'apr april avr avril abr abril aprile kwi kwietnia kwiecien апрель апреля апр квітень квітня квіт απριλιος απριλιου απρ nisan nis',
  'may mai mayo mag maggio maio mei maj maja маи мая травень травня трав μαιος μαιου μαι mayis',
  'jun june juni juin junio giu giugno junho cze czerwca czerwiec июнь июня июн червень червня черв ιουνιος ιουνιου ιουν haziran haz',
  'jul july juli juil juillet julio lug luglio julho lip lipca lipiec июль июля июл липень липня лип ιουλιος ιουλιου ιουλ temmuz tem',
  'aug august aout ago agosto augustus augusti sie sierpnia sierpien август августа авг серпень серпня серп αυγουστος αυγουστου αυγ agustos agu',
  'sep sept september septembre septiembre set sett settembre setembro wrz wrzesnia wrzesien сентябрь сентября сен сент вересень вересня вер σεπτεμβριος σεπτεμβριου σεπ σεπτ eylul eyl',
  'oct october okt oktober octobre octubre ott ottobre out outubro pazdziernika pazdziernik октябрь октября окт жовтень жовтня жовт οκτωβριος οκτωβριου οκτ ekim eki',
  'nov november novembre noviembre novembro lis listopada listopad ноябрь ноября ноя нояб листопад листопада лист νοεμβριος νοεμβριου νοε νοεμ kasim kas',
  'dec december dez dezember decembre dic diciembre dicembre dezembro grudnia grudzien декабрь декабря дек грудень грудня груд δεκεμβριος δεκεμβριου δεκ aralik ara desember des',
]

export const monthByName: ReadonlyMap<string, number> = new Map(
  namesByMonth.flatMap((names, index) =>
    names.split(' ').map((name): [string, number] => [name, index + 1]),
  ),
)

/** A season names a time of the year, but not a month, as it differs between hemispheres; nor does "early". */
export const seasonNames: ReadonlySet<string> = new Set(
  'spring summer fall autumn winter fruhjahr fruhling sommer herbst ws ss wise sose wintersemester sommersemester printemps ete automne hiver primavera verano otono invierno estate autunno inverno semester michaelmas hilary trinity easter christmas xmas early mid late season'.split(
    ' ',
  ),
)

/** "Seasons 2018, 2019": several years of one engagement. */
export const seasonsNames: ReadonlySet<string> = new Set(
  'seasons springs summers falls autumns winters christmases'.split(' '),
)

/** Words before a date that somebody does not know for sure. */
export const aboutWords: ReadonlySet<string> = new Set(
  'c ca circa approx approximately around about roughly'.split(' '),
)

/** What "of" follows, before a date: "until the end of 2019". */
export const edgeWords: ReadonlySet<string> = new Set('end start beginning middle'.split(' '))

/** What ends a range that is still running. */
export const presentWords: ReadonlySet<string> = new Set(
  'present presently still current currently now today ongoing continuing heute jetzt laufend aktuell derzeit gegenwart aujourdhui aujourd actuel actuellement maintenant actualidad actual actualmente presente hoy oggi attuale corso cours atual atualmente hoje heden nu nuvarande pagaende obecnie teraz nadal heden pagaende nuværende dd dags naværende сеичас настоящее нині тепер теперішніи наст сьогодні сегодня σημερα παρον τωρα halen gunumuz devam bugun vandaag momenteel natid nutid 至今 现在 現在 今 현재 재직중'.split(
    ' ',
  ),
)

/** These mean the present only after a word such as "to" or "till". */
export const presentAfterWord: ReadonlySet<string> = new Set('date fecha jour data dato'.split(' '))

/** Words between the two ends of a range. */
export const untilWords: ReadonlySet<string> = new Set(
  'to ad upto up until till til untill through thru bis a au al hasta jusqua jusqu ate tot until do fino och zu по до εως μεχρι ως kadar til'.split(
    ' ',
  ),
)

/** Words before a date from which something runs until today. */
export const sinceWords: ReadonlySet<string> = new Set(
  'since seit ab depuis desde da dal dallo sinds between from von vom de du od sedan siden vanaf с з απο beri'.split(
    ' ',
  ),
)

/** Of those, the ones that say so by themselves; "from 2015" may be cut off, "since 2015" is not. */
export const openSinceWords: ReadonlySet<string> = new Set(
  'since seit ab depuis desde dal sinds sedan siden vanaf'.split(' '),
)
