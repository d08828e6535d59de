import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../replies/problem.ts'

interface Rule {
  readonly points: number
  readonly perSeconds: number
  /** What the person can do in place of waiting. */
  readonly instead?: string
}

/**
 * How often is too often. Generous to a person with a shaky connection, tight for a script:
 * an office behind one address can sign in, a list of addresses cannot be tried out.
 */
const rules = {
  exists_by_address: { points: 60, perSeconds: 60 },
  sign_in_by_address: { points: 30, perSeconds: 600 },
  sign_in_by_email: { points: 5, perSeconds: 600 },
  verify_by_address: { points: 60, perSeconds: 600 },
  /** Five tries a mail, and one mail after the other: in half a year of that somebody would guess a code. */
  code_by_email: {
    points: 20,
    perSeconds: 86_400,
    instead: 'Please open the link in the email instead.',
  },
  checkout_by_account: { points: 20, perSeconds: 600 },
  ask_by_checkout: { points: 1, perSeconds: 10 },
  analyze_by_account: { points: 60, perSeconds: 600 },
  write_by_account: { points: 120, perSeconds: 600 },
  /** The engine reads the posting each time; whoever is refused it reads it in the browser. */
  posting_by_account: { points: 120, perSeconds: 600 },
  /** All that an account holds is read, checked and written at once: a second of everybody's time, fifty megabytes. */
  export_by_account: { points: 5, perSeconds: 600 },
  share_by_account: { points: 60, perSeconds: 600 },
  shared_by_address: { points: 240, perSeconds: 60 },
  /** Kept for a year: an office may count its clicks, a script may not fill the disk. */
  events_by_address: { points: 120, perSeconds: 60 },
  feedback_by_address: { points: 6, perSeconds: 600 },
  change_by_address: { points: 240, perSeconds: 60 },
} as const satisfies Record<string, Rule>

type LimitName = keyof typeof rules

export interface Limits {
  /** Counts one try; refuses with `rate_limited` and the seconds to wait when it is one too many. */
  readonly spend: (name: LimitName, key: string) => Promise<void>
}

export type LimiterFactory = (options: {
  readonly keyPrefix: string
  readonly points: number
  readonly duration: number
}) => RateLimiterAbstract

const inMemory: LimiterFactory = (options) => new RateLimiterMemory(options)

/** Limits counted in this process, or by another store (several nodes share one through Postgres). */
export function createLimits({
  makeLimiter = inMemory,
  scale = 1,
}: {
  makeLimiter?: LimiterFactory
  scale?: number
} = {}): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()
  for (const [name, { points, perSeconds }] of Object.entries(rules)) {
    const options = { keyPrefix: name, points: points * scale, duration: perSeconds }
    limiters.set(name, makeLimiter(options))
  }
  return {
    spend: async (name, key) => {
      await limiters
        .get(name)
        ?.consume(key)
        .catch((refusal: unknown) => {
          throw refusal instanceof RateLimiterRes ? tooMany(rules[name], refusal) : refusal
        })
    },
  }
}

function tooMany({ instead }: Rule, { msBeforeNext }: RateLimiterRes): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const advice = instead ?? `Please wait ${waitInWords(seconds)} and try again.`
  return new Problem('rate_limited', {
    message: `Too many tries. ${advice}`,
    headers: { 'retry-after': String(seconds) },
  })
}

function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
