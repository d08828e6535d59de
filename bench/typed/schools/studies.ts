export interface Study {
  readonly paper: string
  readonly school: string
}

/** Papers of any level and made-up schools of the kinds that give them. */
export const furtherStudies: readonly Study[] = [
  ['BSc (Hons) Psychology', 'University of Westmere'],
  ['Level 3 Diploma in Childcare', 'Aldermoor College'],
  ['MBA', 'Penhallow Business School'],
  ['LLB Law', 'Northmarch University'],
  ['Higher National Certificate Engineering', 'Dunlaw College'],
  ['T Level Digital', 'Kestrel Bay College'],
  ['B.Sc Nursing', 'Bethel Medical College'],
  ['Certificate IV in Ageing Support', 'TAFE Coral Coast'],
  ['AAS Welding Technology', 'Red Mesa College'],
  ['Master of Social Work', 'Emmet College Dublin'],
  ['QQI Level 5 Healthcare Support', 'Bandon College of Commerce'],
  ['CIPD Level 5', 'Juniper Learning'],
  ['BA (Hons) Fine Art', 'Clydeside School of Art'],
  ['Scottish Highers', 'Balcarrick High School'],
  ['International Baccalaureate', 'Ashdene School'],
  ['PhD Chemistry', 'Sovereign College London'],
].map(toStudy)

/** What people leave their first school with. */
export const firstStudies: readonly Study[] = [
  ['9 GCSEs (A*-C)', 'Thornmere Academy'],
  ['GCSEs in English, Maths and Science', 'The Paddock School'],
  ['Junior Certificate', "St Brannoc's College"],
  ['GED', 'Adult Education Center'],
].map(toStudy)

function toStudy([paper = '', school = '']: readonly string[]): Study {
  return { paper, school }
}
