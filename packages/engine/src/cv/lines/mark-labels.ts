/** Labels of the old Europass form. In its two columns nothing but a blank parts them from what was filled in. */
const labels = [
  String.raw`dates(?: ?\(from ?[-–—] ?to\))?`,
  'occupation or position held',
  'main activities and responsibilities',
  'name and address of (?:the )?employer',
  'type of business or sector',
  'title of qualification awarded',
  'principal subjects ?/ ?occupational skills covered',
  'name and type of organi[sz]ation providing education and training',
  'level in (?:national|international|national or international) classification',
  String.raw`(?:first name|surname)s?(?:\(s\))? ?/ ?(?:surname|first name)s?(?:\(s\))?`,
  String.raw`name(?=[ \t]+\p{L}[\p{L}’'-]+,)`,
  String.raw`address(?:\(es\))?`,
  String.raw`(?:telephone|mobile|fax)(?:\(e?s\))?`,
  String.raw`e-?mail(?:\(s\))?`,
  String.raw`nationality(?:\(-?ies\))?`,
  'date of birth',
  'gender',
]
const labelled = new RegExp(
  String.raw`^([ \t]*(?:[•▪■●·*-][ \t]*)?(?:${labels.join('|')}))[ \t](?=[ \t]*[\p{L}\p{N}(+])`,
  'gimu',
)

/** The form's own way to ask for a title; no other text says it at the beginning of a line. */
const ofForm =
  /^[^\p{L}\n]{0,4}(?:occupation or position held|title of qualification awarded)[ \t]/imu

/** Asked first, of every text. */
const mayBeForm = /position held|qualification awarded/i

/** "Occupation or position held Welder" becomes "Occupation or position held:Welder", letter by letter as long as it was. */
export function markLabels(text: string): string {
  return mayBeForm.test(text) && ofForm.test(text) ? text.replace(labelled, '$1:') : text
}
