/** "Located Remotely? N", "Security check required? Yes": a field of a board's form with its answer. */
export function isAnsweredField(written: string): boolean {
  return written.length < mostLettersOfField && written.includes('?') && answered.test(written)
}

const mostLettersOfField = 80
const answered =
  /\?\s*:?\s*(?:y|n|yes|no|none|true|false|n\/a|not (?:needed|required|applicable|available))\.?$/i

/** Whether a head is a board's form that lost its colons: "Job Number 2519", "Position Type Management". */
export function hasBareLabels(head: string): boolean {
  return (head.match(surelyLabels)?.length ?? 0) >= fewestLabels
}

/** Two labels show a form; one may be how somebody writes. */
const fewestLabels = 2
const surelyLabels =
  /^(?:job (?:number|category|code|id|type|title|location|family|level|posting)|position (?:type|title|number)|employment type|requisition (?:id|number)|req(?:uisition)? id|(?:reference|vacancy|posting) (?:number|id)|posting date|date posted|contract type|work type|pay grade|salary range|closing date) (?=[\p{Lu}\d#])/gimu

/** The label that begins such a line, with the blank behind it. */
export function readBareLabel(written: string): RegExpExecArray | null {
  return bareLabel.exec(written)
}

const bareLabel =
  /^((?:Job|Position|Employment|Requisition|Reference|Vacancy|Posting|Contract|Work|Closing|Pay|Salary) \p{L}+|Req ID|Date Posted|Location|Schedule|Department|Brand|Employer|Company) (?=[\p{Lu}\d#])/u
