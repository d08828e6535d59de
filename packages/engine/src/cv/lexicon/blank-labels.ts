import { type FormLabel, formLabels } from './form-labels.ts'

/** What a blank of a form asks for: a fact of a role or a school, or anything else. */
export type BlankLabel = FormLabel | 'degree' | 'result' | 'other'

/** What forms ask besides the facts of roles, folded: of people, of schools, of terms. */
const names: Readonly<Record<'degree' | 'school' | 'result' | 'other', string>> = {
  degree:
    'highest grade passed|highest standard passed|highest grade|highest grade completed|highest level passed|grade passed|standard passed|exam passed|certificate obtained|qualification achieved|qualification|qualifications gained|qualification gained|qualification name|name of qualification|qualification title|qualification type|type of qualification|level of qualification|qualification level|qualification obtained|qualifications obtained|subject qualification|qualification subject|subject or qualification|course|course title|course name|name of course|title of course|course of study|training course|degree|degree type|degree level|degree title|award|award title|examination|examination passed|level of education|highest qualification|programme of study|subject|subjects|subject area|subject studied|subjects studied|field of study|area of study|major|specialisation|specialization|module title',
  school:
    'last school attended|school attended|name of last school attended|name of last school|last school|high school attended|secondary school attended|primary school attended|tertiary institution|name of tertiary institution|institution attended|college attended|university attended|institution|institution name|institute|school|college|university|place of study|school college university|school or university|school university|school college|college university|school or college|school college or university|university or college|university college|educational establishment|establishment|establishment name|name of establishment|name of institution|name of institute|name of school college or university|name of school college university|name of school or college|provider|provider name|training provider|course provider|training organisation|awarding body|awarding organisation|exam board|where studied|place of learning',
  result:
    'grade|grades|result|results|grade result|grade or result|result grade|grade achieved|grade obtained|grade awarded|overall result|overall result gpa|predicted grade|classification|degree classification|class of degree|mark|marks|percentage|gpa|cgpa|level|completed|status|expiry date|valid until|registration number|membership number|pin number',
  other:
    'title|name|full name|your name|first name|first names|last name|surname|forename|forenames|family name|given name|given names|middle name|preferred name|known as|previous name|previous surname|email|e mail|email address|e mail address|phone|phone number|telephone|telephone number|contact number|contact telephone|contact telephone number|daytime telephone|home telephone|home phone|mobile|mobile number|mobile phone|mobile telephone|mobile telephone number|mobile phone number|preferred phone number|address|home address|address line 1|address line 2|address line 3|address 1|address 2|town|city|town city|county|country|state|post code|postcode|zip|zip code|national insurance number|ni number|date of birth|nationality|relationship|relationship to you|relationship to applicant|type of reference|how do you know them|known for how long|years known|occupation|employer address|employers address|address of employer|company address|employer telephone|employer phone|employer email|employer contact|employer website|contact name|name of manager|manager|manager name|line manager|line manager name|supervisor|supervisor name|reporting to|reports to|department|directorate|division|business unit|line of work|type of business|nature of business|business type|sector|industry|band|pay band|pay scale|grade band|grade and salary|salary|salary grade|salary and grade|current salary|final salary|starting salary|ending salary|leaving salary|annual salary|salary on leaving|benefits|series|pay plan|hours|hours per week|hours worked|weekly hours|average hours per week|number of hours|working hours|working pattern|full time or part time|full time part time|full or part time|contract|contract type|type of contract|basis|job type|employment type|employment status|type of employment|notice|notice period|notice required|period of notice|period of notice required|length of notice|reason for leaving|reason for leaving if applicable|reasons for leaving|reason for wishing to leave|reason for wanting to leave|gaps in employment|number of staff managed|number of pupils|age range|age range taught|main subject|key stage|subjects taught|phase|may we contact|may we contact this employer|may we contact your supervisor|can we contact this employer|contact employer|can contact be made with employer|right to work|driving licence|registration body|professional body|professional registration|membership type|membership status|date of issue|language|languages spoken|job location|place of work town|vacancy|job reference|reference number|vacancy reference|disability|gender|website|linkedin|linkedin profile',
}

/** What a label that stands over its value asks for, by its folded words. */
export const blankLabels: ReadonlyMap<string, BlankLabel> = new Map<string, BlankLabel>([
  ...(['other', 'result', 'degree', 'school'] as const).flatMap((label) =>
    named(label, names[label]),
  ),
  ...formLabels,
  // Among labels of roles they only tell that a school is spoken of.
  ...named('degree', 'title of qualification awarded|qualification awarded'),
  ...named('dates', 'dates from to'),
])

function named<Label extends BlankLabel>(label: Label, own: string): (readonly [string, Label])[] {
  return own.split('|').map((name) => [name, label] as const)
}
