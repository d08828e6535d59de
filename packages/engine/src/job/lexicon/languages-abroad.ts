import { foldWord } from '../../text/forms/fold-word.ts'

/** How languages are called in other languages, where English means nothing else by the word. */
const names = {
  English:
    'englisch englischkenntnisse anglais anglaise inglés inglês inglese engels engelse angielski angielskiego engelska',
  German:
    'deutsch deutschkenntnisse allemand alemán alemão tedesco tedesca duits duitse niemiecki niemieckiego tyska',
  French:
    'französisch französischkenntnisse français francés francês francese frans franse francuski francuskiego franska',
  Spanish:
    'spanisch spanischkenntnisse espagnol español espanhol spagnolo spagnola spaans hiszpański spanska castellano',
  Italian: 'italienisch italien italiano italiana italiaans włoski włoskiego italienska',
  Dutch:
    'niederländisch néerlandais neerlandés olandese nederlands nederlandse niderlandzki holenderski',
  Polish: 'polnisch polonais polaco polacco poolse polski polskiego polska',
  Portuguese: 'portugiesisch portugais portugués português portoghese portugees portugalski',
  Swedish: 'schwedisch suédois sueco svedese zweeds szwedzki svenska',
} as const

/** Languages that hardly a posting names in another language than English, but CVs do. */
const namesShown = {
  English: 'engleski engleza engleză angličtina anglický angol ingilizce englanti engelsk',
  German: 'njemački nemački germană nemčina němčina német almanca saksa tysk',
  French: 'francuski franceză francouzština francia fransızca ranska fransk',
  Spanish: 'španjolski spaniolă španělština spanyol ispanyolca espanja spansk',
  Russian: 'russisch russischkenntnisse russe ruso russo rosyjski ryska',
  Ukrainian: 'ukrainisch ukrainien ucraniano ucraino oekraïens ukraiński ukrainska',
  Turkish: 'türkisch turc turco turks turecki turkiska',
  Arabic: 'arabisch arabe árabe arabo arabski arabiska',
  Chinese: 'chinesisch chinois chino cinese chinees chiński kinesiska',
  Mandarin: 'hochchinesisch mandarín mandarino mandarijn',
  Japanese: 'japanisch japonais japonés giapponese japans japoński japanska',
  Czech: 'tschechisch tchèque checo ceco tsjechisch czeski',
  Romanian: 'rumänisch roumain rumano rumeno romeno roemeens rumuński',
  Hungarian: 'ungarisch hongrois húngaro ungherese hongaars węgierski',
  Greek: 'griechisch grec griego greco grieks grecki',
  Danish: 'dänisch danois danés danese deens duński danska',
  Norwegian: 'norwegisch norvégien noruego norvegese noors norweski norska',
  Finnish: 'finnisch finnois finlandés finlandese fins fiński finska',
  Croatian: 'kroatisch croate croata chorwacki',
  Serbian: 'serbisch serbe serbio serbo serbski',
  Bulgarian: 'bulgarisch bulgare búlgaro bulgaro bulgaars bułgarski',
  Slovak: 'slowakisch slovaque eslovaco slovacco słowacki',
  Hebrew: 'hebräisch hébreu hebreo ebraico hebreeuws hebrajski',
  Korean: 'koreanisch coréen coreano koreaans koreański',
  Vietnamese: 'vietnamesisch vietnamien vietnamees wietnamski',
  Farsi: 'persisch persan perzisch perski',
  Hindi: 'hindí',
} as const

/** In a CV these are rather a country, a firm, a kitchen or a first name. */
const elsewhereInCvs: ReadonlySet<string> = new Set(
  'italien italiana polska poolse nederlandse duitse engelse frans fins turks turc japans deens'.split(
    ' ',
  ),
)

const asked = Object.entries(names)
const shown = Map.groupBy(
  [...asked, ...Object.entries(namesShown)].flatMap(([name, words]) =>
    foldedWords(words).map((word) => ({ name, word })),
  ),
  ({ name }) => name,
)

/** The English name of a language by each name that postings of other languages give it, folded. */
export const languageAbroad: ReadonlyMap<string, string> = new Map(
  asked.flatMap(([name, words]) => foldedWords(words).map((word) => [word, name] as const)),
)

/** How a CV in another language may call a language, folded. */
export function calledAbroad(language: string): readonly string[] {
  const called = shown.get(language) ?? []
  return called.map(({ word }) => word).filter((word) => !elsewhereInCvs.has(word))
}

function foldedWords(words: string): string[] {
  return words.split(' ').map(foldWord)
}
