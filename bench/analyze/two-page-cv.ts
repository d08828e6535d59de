import PDFDocument from 'pdfkit'

const roles = [
  ['Senior Staff Nurse, Surgical Ward', 'Oakmere Hospital', 'March 2019 - Present'],
  ['Staff Nurse, Surgical Ward', 'Fernbank Hospital', 'June 2015 - February 2019'],
  ['Staff Nurse, Recovery', 'Millbrook Clinic', 'September 2012 - May 2015'],
  ['Nurse on Loan, Emergency Room', 'Saint Elwin Hospital', 'March 2012 - August 2012'],
  ['Healthcare Assistant', 'Harrow Lane Care Home', 'January 2010 - February 2012'],
] as const
const tasks = [
  'Planned and gave care for 24 patients a shift before and after surgery',
  'Led a team of 6 nurses and cut the time of a handover by 20 %',
  'Gave medication to 30 patients a day and checked each chart twice',
  'Dressed and documented wounds, and taught 12 colleagues to do the same',
  'Kept records in the electronic patient system without a day of delay',
  'Ran monthly infection control audits and presented the results to the ward',
  'Explained operations to patients and families in plain words',
  'Ordered supplies worth 40,000 a year and kept waste under 2 %',
] as const
const skills =
  'Wound care, medication administration, infection control, patient records, basic life support, handover, triage, phlebotomy, discharge planning'

/** A CV as people send it: two pages, one column, about 650 words; nobody's. */
export function writeTwoPageCv(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 56 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.fontSize(20).text('Mara Lindqvist')
  pdf.fontSize(10).text('mara.lindqvist@example.com | +44 20 7946 0123 | Leeds').moveDown()
  pdf.fontSize(13).text('Summary').fontSize(10)
  pdf.text('Registered nurse with twelve years on surgical wards.').moveDown()
  pdf.fontSize(13).text('Experience')
  for (const [title, company, dates] of roles) {
    pdf.moveDown().font('Helvetica-Bold').fontSize(11).text(`${title}, ${company}`)
    pdf.font('Helvetica').fontSize(10).text(dates)
    for (const task of tasks) pdf.text(`• ${task} at ${company}`)
  }
  pdf.moveDown().fontSize(13).text('Education').fontSize(10)
  pdf.text('Bachelor of Nursing, Leeds College of Health, 2006 - 2009').moveDown()
  pdf.fontSize(13).text('Skills').fontSize(10).text(skills)
  pdf.end()
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
}

/** A posting that asks for what such a CV shows; the number makes each a posting of its own. */
export function postingNumber(number: number): string {
  return `Senior Nurse, Surgical Ward
Brackenhill Hospital is looking for a senior nurse for its surgical ward. Reference ${number}.

Responsibilities
- Plan and give care to patients before and after surgery
- Lead a team of nurses on each shift and see that every handover is complete
- Keep records in the electronic patient system and answer for their completeness
- Train new colleagues in wound care and in the safe giving of medication

Requirements
- Registered nurse with a valid licence
- At least 5 years of experience in surgical nursing
- Wound care and medication administration
- Basic life support certification
- Experience with infection control
- Clear communication with patients, families and doctors
- Willingness to work nights and weekends

Nice to have
- Experience with infection control audits and with presenting their results
- Bachelor of Nursing
- Phlebotomy
`
}
