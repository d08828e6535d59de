/** Languages people speak, by their names in English, German, French and Spanish, folded. */
export const languageNames: ReadonlySet<string> = new Set(
  `english spanish french german italian portuguese dutch swedish norwegian danish finnish icelandic russian ukrainian polish czech slovak hungarian romanian bulgarian serbian croatian bosnian slovenian slovene greek turkish arabic hebrew persian farsi dari pashto urdu hindi bengali bangla punjabi gujarati marathi tamil telugu kannada malayalam sinhala sinhalese nepali chinese mandarin cantonese hokkien taiwanese japanese korean vietnamese thai lao khmer burmese malay indonesian bahasa tagalog filipino swahili kiswahili amharic tigrinya somali yoruba igbo hausa zulu xhosa afrikaans twi akan shona wolof lingala albanian macedonian lithuanian latvian estonian armenian georgian azerbaijani azeri kazakh uzbek mongolian welsh irish gaelic scots catalan basque galician valencian luxembourgish latin esperanto bsl asl creole quechua maori hawaiian cebuano ilocano kurdish yiddish
deutsch englisch franzosisch spanisch italienisch portugiesisch niederlandisch russisch polnisch turkisch arabisch chinesisch japanisch latein ukrainisch rumanisch griechisch tschechisch
francais anglais espagnol allemand italien portugais neerlandais russe arabe chinois japonais polonais turc
espanol ingles frances aleman italiano portugues ruso arabe chino japones catalan euskera gallego valenciano castellano
inglese francese spagnolo tedesco portoghese`
    .split(/\s+/)
    .filter(Boolean),
)
