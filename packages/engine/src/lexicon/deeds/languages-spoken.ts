const language =
  '(?:arabic|bengali|bulgarian|cantonese|croatian|czech|danish|dutch|estonian|farsi|filipino|finnish|flemish|french|gaelic|german|greek|gujarati|hebrew|hindi|hungarian|igbo|indonesian|irish|italian|japanese|korean|kurdish|latvian|lithuanian|malay|mandarin|māori|norwegian|pashto|persian|polish|portuguese|punjabi|romanian|russian|serbian|shona|slovak|slovenian|somali|spanish|swahili|swedish|tagalog|tamil|thai|turkish|ukrainian|urdu|vietnamese|welsh|yoruba|zulu|sign\\slanguage)'
const grasp =
  '(?:native|fluent|mother|first|spoken|conversational|everyday|basic|good|working|intermediate|advanced|bilingual|level|[abc][12])'

/** A language beside English, told as one that somebody speaks: "Hungarian (native)", and not "French windows". */
export const languagesSpoken = [
  `\\b${language}\\b\\W{1,3}${grasp}\\b`,
  `\\b(?:fluent|native|bilingual|speaks?|languages?)\\b[^.;]{0,25}\\b${language}\\b`,
  `^\\W{0,3}(?:(?:${language}|english|and|,|·|\\|)\\s{0,3}){2,40}$`,
].join('|')
