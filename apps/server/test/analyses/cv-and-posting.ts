/** A posting and a CV that answers most of it; the person is made up. */
export const posting = `Senior Nurse, Surgical Ward
Brackenhill Hospital is looking for a senior nurse for its surgical ward.

Responsibilities
- Plan and give care to patients before and after surgery
- Lead a team of nurses on each shift
- Keep records in the electronic patient system

Requirements
- Registered nurse with a valid licence
- At least 5 years of experience in surgical nursing
- Wound care and medication administration
- Basic life support certification
- Clear communication with patients and families

Nice to have
- Experience with infection control audits
- Bachelor of Nursing
`

export const cvText = `Mara Lindqvist
mara.lindqvist@example.com | +44 20 7946 0123 | Leeds

Summary
Registered nurse with nine years on surgical wards.

Experience
Staff Nurse, Surgical Ward, Oakmere Hospital
March 2017 - Present
- Planned and gave care for 24 patients a shift before and after surgery
- Responsible for wound care and medication administration on a ward of 30 beds
- Led a team of 6 nurses and cut handover time by 20 %
- Ran monthly infection control audits

Healthcare Assistant, Fernbank Clinic
January 2014 - February 2017
- Supported patients with daily care and kept records in the electronic patient system

Education
Bachelor of Nursing, Leeds College of Health, 2013 - 2016

Skills
Wound care, medication administration, basic life support, infection control, electronic records
`

/** The same CV told a little differently each time, so that each is a pair of its own. */
export function cvNumber(number: number): string {
  return `${cvText}\nReference number ${number}\n`
}
