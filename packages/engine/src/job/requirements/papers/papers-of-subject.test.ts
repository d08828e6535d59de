import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'

function creditOf(asked: string, did: string, papers = ''): number {
  const report = analyze({
    jobText: `Security Engineer
Moss Ltd

Requirements
- ${asked}
- Two years of experience with SIEM, switches and firewalls
- Active Directory and AWS`,
    cvText: `Ann Lee
ann@example.com

Experience
Security Engineer, Hill Ltd, 2018 - 2026
- ${did}
- Ran penetration tests and mended what they found
- Looked after Splunk, firewalls and endpoint protection, and moved servers to AWS
${papers}`,
    today: { year: 2026, month: 11 },
  })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => requirement.text.includes(asked))?.credit ?? -1
}

describe('papersOfSubject', () => {
  it('asks for any certificate of a subject, and not for work in it', () => {
    const papers = '\nCertifications\nCISSP\nAWS Certified Cloud Practitioner\n'
    expect(creditOf('Security certifications', 'Looked after the security of networks')).toBe(0)
    expect(creditOf('Security certifications', 'Kept records', papers)).toBeGreaterThan(0.5)
    expect(creditOf('Cloud certifications', 'Moved servers to the cloud')).toBe(0)
    expect(creditOf('Cloud certifications', 'Kept records', papers)).toBeGreaterThan(0.5)
  })

  it('leaves one that is named as it is', () => {
    expect(creditOf('Cloud certification', 'Moved servers to the cloud')).toBe(0)
    expect(creditOf('CISSP', 'Kept records', '\nCertifications\nCISSP\n')).toBeGreaterThan(0.5)
  })
})
