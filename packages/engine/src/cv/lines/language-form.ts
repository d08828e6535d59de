/** How a Europass and tables like it head their columns of languages. */
const columns = [
  'understanding|speaking|writing|listening|reading|spoken interaction|spoken production',
  'comprender|hablar|escribir|expresión escrita|comprensión auditiva|comprensión de lectura|interacción oral|expresión oral',
  'comprensione|parlato|produzione scritta|ascolto|lettura|interazione|interazione orale|produzione orale',
  "comprendre|parler|écrire|écouter|lire|prendre part à une conversation|s[’']exprimer oralement en continu",
  'verstehen|sprechen|schreiben|hören|lesen|an gesprächen teilnehmen|zusammenhängendes sprechen',
  'compreender|falar|escrever|compreensão oral|leitura|interac?ção oral|produção oral|expressão oral',
].join('|')
const head = new RegExp(String.raw`^(?:(?:${columns})(?:[ \t|]+|$)){2,8}$`, 'iu')
/** "Reading, writing" is what people do in their free time; these words only a form has. */
const ofHead = /listening|understanding|spoken|compr|ascolto|écouter|verstehen|hören|oral/i
const table =
  /^languages?(?:[ \t|]+(?:known|read|write|speak|understand|reading|writing|speaking|spoken|written|listening|understanding|level|proficiency|fluency)){2,6}$/i
const remark =
  /^(?:other language\(s\)\s*:?(?:$|\s(?=UNDERSTANDING|LISTENING))|(?:levels|niveles|livelli|niveaux|stufen|níveis):? a1\b|(?:\(\*\) ?)?(?:common european framework|marco com[uú]n europeo|quadro comune europeo|cadre europ[eé]en commun|gemeinsamer europäischer referenzrahmen|quadro europeu comum)\b)/iu

/** Words with which such lines begin. */
export const openersOfLanguageForm =
  'understanding listening reading language languages other levels common comprender comprensione comprendre ascolto verstehen compreender niveles livelli niveaux stufen marco quadro cadre gemeinsamer'.split(
    ' ',
  )

/** What a Europass and tables like it print beside the languages that somebody enters. */
export function isOfLanguageForm(text: string): boolean {
  return remark.test(text) || table.test(text) || (ofHead.test(text) && head.test(text))
}

const motherTongue =
  /^(?:mother tongue|lengua materna|lingua madre|langue maternelle|muttersprache|língua materna)/i

/** "Mother tongue(s) Italian", the first language of the form. */
export function namesMotherTongue(text: string): boolean {
  return motherTongue.test(text)
}

/** "English C1 C1 C1 B2 B2": how well each is understood, spoken and written. */
export function isRowOfLevels(text: string): boolean {
  return text.length <= longestRow && rowOfLevels.test(text)
}

const longestRow = 90
const rowOfLevels = /(?:\b[ABC][12]\b[ \t|]*){3}$|^other language\(s\)/i
