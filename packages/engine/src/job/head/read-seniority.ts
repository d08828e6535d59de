import type { Seniority } from '../job.ts'

const cues = [
  [
    'executive',
    /\b(?:chief|c[efot]o|vice president|v\.?p\.?|svp|evp|executive director|managing partner|equity partner)\b/i,
  ],
  ['lead', /\b(?:head of|director|lead|principal|manager|supervisor|superintendent|foreman)\b/i],
  [
    'senior',
    /\b(?:senior|sr|staff (?:software|data|product|machine|\w* ?(?:engineer|developer|scientist|designer))|expert|iii|iv)\b/i,
  ],
  ['entry', /\b(?:junior|jr|entry|graduate|trainee|apprentice|intern|internship|assistant|i)\b/i],
] as const

/** The level a job's title names. */
export function readSeniority(title: string): Seniority {
  return cues.find(([, pattern]) => pattern.test(title))?.[0] ?? 'middle'
}
