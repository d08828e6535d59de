import { opensWithWord } from '../forms/opens-with-word.ts'

/** What authorities know somebody by, by the names of many countries. */
const papers =
  'passport|nrc|nric|nric fin|fin|ic|i c|cnic|nic|nin|bvn|id|identity|identity card|identification|national id|national identity|emirates id|civil id|iqama|aadhaar|aadhar|pan|uan|voter id|ghana card|kra pin|nssf|nhif|shif|sss|tin|philhealth|pag ibig|umid|sirb|seamans book|ppsn?|sin|tfn'
const number = '(?: (?:no|nr|number|num|card|card no|card number))?'
const personal = new RegExp(
  `^(?:(?:${papers})${number}|race(?: nationality)?|tribe|clan|ethnicity|ethnic (?:group|origin)|state of origin|place of origin|local government(?: area)?|l ?g ?a(?: of origin)?|home ?town|number of (?:children|dependants|dependents)|complexion|general health|state of health|health status|criminal record)$`,
)
const measured = /^(?:height|weight|body weight|bmi)$/
const labelled = /^([^:：]{2,32}?)\s*[:：]\s*(?=\S)/u

const mayOpen = opensWithWord(
  `passport nrc nric fin ic cnic nic nin bvn id identity identification national emirates civil iqama aadhaar aadhar pan uan voter ghana kra nssf nhif shif sss tin philhealth pag umid sirb seaman seamans pps ppsn sin tfn race tribe clan ethnicity ethnic state place local lga hometown home number complexion general health criminal height weight body bmi`.split(
    ' ',
  ),
)

/** "NRIC No: SXXXX567A", "State of origin: Osun", "Height: 5'7\"": who somebody is to an office, and nothing of their work. */
export function tellsPerson(words: string): boolean {
  if (words.length > longest || !(mayOpen(words, 0) || initials.test(words))) return false
  const [all, label] = labelled.exec(words) ?? []
  if (all === undefined || label === undefined) return false
  const name = label
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return personal.test(name) || (measured.test(name) && /^\D{0,2}\d/.test(words.slice(all.length)))
}

const longest = 90
/** "I/C No", "L.G.A.". */
const initials = /^[A-Z][./]\s?[A-Z]\b/
