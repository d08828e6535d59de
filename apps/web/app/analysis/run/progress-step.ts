/** What the server is doing with an analysis. */
export interface ProgressStep {
  readonly step: StepName
  readonly page?: number
  readonly pages?: number
}

export const stepNames = ['reading', 'ocr', 'requirements', 'matching', 'writing'] as const
type StepName = (typeof stepNames)[number]

/** A step in words; pictures of pages are counted. */
export function stepInWords({ step, page, pages }: ProgressStep): string {
  if (step === 'ocr') {
    return page && pages ? `Reading page ${page} of ${pages} from its picture` : words.ocr
  }
  return words[step]
}

const words = {
  reading: 'Reading your CV',
  ocr: 'Reading the pages from their pictures',
  requirements: 'Finding what the job asks for',
  matching: 'Matching line by line',
  writing: 'Writing it up',
} as const satisfies Record<StepName, string>

export function isProgressStep(data: unknown): data is ProgressStep {
  return (
    typeof data === 'object' &&
    data !== null &&
    'step' in data &&
    stepNames.some((name) => name === data.step)
  )
}
