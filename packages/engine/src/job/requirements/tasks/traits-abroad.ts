/**
 * "Rigueur, organisation et esprit d'équipe sont indispensables", "Zuverlässigkeit, Teamgeist und eine selbstständige Arbeitsweise":
 * lists of how somebody is, and of nothing that one knows or does.
 */
export function listsTraitsAbroad(said: string): boolean {
  if (said.length > mostLetters) return false
  const led = said.replace(lead, '')
  if (!opensList.test(led) || !anyTrait.test(said)) return false
  const listed = led.replace(verdict, '')
  const items = listed.split(
    /\s*[,;/]\s*(?:et |und |ainsi que )?|\s+(?:et|und|sowie|ainsi que|ou|oder|&)\s+/,
  )
  return items.every((item) => item.trim() === '' || isTrait.test(item.trim()))
}

const mostLetters = 200
const lead =
  /^[\s\-–•*]*(?:vous (?:êtes|faites preuve d[e'’]|avez|possédez) ?|reconnue?(?:\(e\))? pour (?:votre|vos) |(?:du|sie) (?:bist|sind|hast|haben|bringst|überzeugst|zeichnest dich aus durch) |qualités? (?:requises|attendues) ?: ?)/i
/** What is said of all that was listed. */
const verdict =
  /[\s.!]*(?:(?:sont|est|seront) (?:\S+ ){0,2}(?:indispensables?|requis(?:es?)?|essentiel(?:le)?s?|exigée?s?|attendue?s?|demandée?s?|nécessaires?|vos (?:\S+ ){0,2}(?:atouts|qualités|points forts))|(?:sind|ist) (?:\S+ ){0,2}(?:selbstverständlich|voraussetzung|wichtig|unerlässlich|erforderlich)|zeichnen (?:dich|sie) aus|runden (?:dein|ihr) profil ab|setzen wir voraus|bringst du mit|bringen sie mit)?[\s.!]*$/i

const nouns = [
  "rigueur|organisation|autonomie|dynamisme|réactivité|polyvalence|ponctualité|discrétion|disponibilité|curiosité|motivation|adaptabilité|bienveillance|patience|implication|sérieux|goût du (?:travail|challenge|contact)\\S*(?: en équipe| bien fait)?|esprit (?:d['’]équipe|d['’]initiative|d['’]analyse|de synthèse|critique)|sens (?:du (?:service|contact|relationnel|détail|client|travail en équipe)|de l['’](?:organisation|écoute|initiative|observation)|des (?:responsabilités|priorités))|capacité d['’]adaptation|force de proposition|(?:bon(?:ne)?s? |excellent(?:e)?s? )?(?:relationnel|aisance relationnelle|présentation|qualités relationnelles|capacités? relationnelles?)|travail en équipe|gestion du stress",
  '(?:hohe[sr]? |ausgeprägte[sr]? |gute[sr]? |freundliches? |sicheres? )?(?:team(?:fähigkeit|geist|player)|kommunikations(?:fähigkeit|stärke)|zuverlässigkeit|belastbarkeit|flexibilität|pünktlichkeit|sorgfalt|motivation|engagement|einsatzbereitschaft|lernbereitschaft|eigeninitiative|eigenverantwortung|verantwortungsbewusstsein|organisationstalent|durchsetzungsvermögen|serviceorientierung|kundenorientierung|dienstleistungsorientierung|einfühlungsvermögen|empathie|leistungsbereitschaft|selbstständigkeit|gewissenhaftigkeit|kreativität|auftreten|leidenschaft|humor)',
  '(?:eine )?(?:(?:selbst(?:st)?ändige|strukturierte|sorgfältige|eigenverantwortliche|zuverlässige|lösungsorientierte|genaue|gewissenhafte|engagierte),? ?(?:und )?){1,3}(?:arbeitsweise|art)?',
  'rigoureu(?:x|se)|organisée?|autonome|dynamique|réacti(?:f|ve)|polyvalente?|ponctuel(?:le)?|discr(?:et|ète)|disponible|curieu(?:x|se)|motivée?|souriante?|impliquée?|à l.écoute|méthodique|sérieu(?:x|se)|teamfähig|zuverlässig|belastbar|flexibel|pünktlich|sorgfältig|motiviert|engagiert|freundlich|selbst(?:st)?ändig|kommunikativ|kommunikationsstark|verantwortungsbewusst|aufgeschlossen',
].join('|')
const whose = `(?:(?:votre|vos|la|le|l['’]|une?|deine?|ihre?|und|et) ?)?`
/** Asked first: the first item is a trait, or the verdict is all there is. */
const opensList = new RegExp(
  String.raw`^[\s,;/]*(?:(?:et|und|sowie|ainsi que|ou|oder|&)\s+)*${whose}(?:${nouns})|^[\s.!]*(?:sont|est|seront|sind|ist)\s`,
  'iu',
)
const isTrait = new RegExp(`^${whose}(?:${nouns})(?:\\([a-z]+\\))?$`, 'iu')
const anyTrait = new RegExp(nouns, 'iu')
