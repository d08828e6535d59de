/** What credits are and what they cost; no schema library, so that the browser stays light. */

/** How many analyses a new account starts with. */
export const freeAnalyses = 3
/** Unused credits of a purchase can be given back for so long. */
export const refundDays = 14
/** How often the success page asks whether the credits have arrived. */
export const arrivalPollMs = 1_500
/** After so long the success page says what to do instead of only waiting. */
export const arrivalPatienceMs = 30_000

export interface Pack {
  readonly key: string
  readonly name: string
  /** In the currency's smallest unit: cents. */
  readonly priceMinor: number
  readonly currency: 'usd'
  readonly credits: number
  readonly tagline: string
  readonly popular: boolean
}

/** What is on sale, smallest first. Changing a price is editing this table. */
export const packs = [
  {
    key: 'starter',
    name: 'Starter',
    priceMinor: 500,
    currency: 'usd',
    credits: 5,
    tagline: 'For one or two applications that matter.',
    popular: false,
  },
  {
    key: 'hunt',
    name: 'Job Hunt Pack',
    priceMinor: 1500,
    currency: 'usd',
    credits: 20,
    tagline: 'For a few weeks of steady applying.',
    popular: false,
  },
  {
    key: 'serious',
    name: 'Serious Pack',
    priceMinor: 3000,
    currency: 'usd',
    credits: 50,
    tagline: 'For a whole search, with a CV fitted to each job.',
    popular: true,
  },
  {
    key: 'power',
    name: 'Power Pack',
    priceMinor: 5000,
    currency: 'usd',
    credits: 120,
    tagline: 'For changing fields, or helping several people.',
    popular: false,
  },
] as const satisfies readonly Pack[]

/** The pack of this key, or null. */
export function findPack(key: string): Pack | null {
  return packs.find((pack) => pack.key === key) ?? null
}

/** What one credit of the pack costs, rounded to the smallest unit. */
export function pricePerCreditMinor({ priceMinor, credits }: Pack): number {
  return Math.round(priceMinor / credits)
}

/** How much cheaper a credit is than in the smallest pack, in whole percent, rounded down. */
export function savingPercent({ priceMinor, credits }: Pack): number {
  const [smallest] = packs
  const atSmallest = smallest.priceMinor * credits
  return Math.floor(((atSmallest - priceMinor * smallest.credits) * 100) / atSmallest)
}

/** The share of a payment that so many of its credits are worth, rounded down to the smallest unit. */
export function worthMinor(
  { amount, credits }: { readonly amount: number; readonly credits: number },
  unused: number,
): number {
  return Math.floor((amount * unused) / credits)
}

/** An amount in smallest units as books have it: "$5.00", "$4.17", "¥500". */
export function formatAmount(amountMinor: number, currency: string): string {
  const format = moneyFormat(currency)
  return format.format(amountMinor / minorUnits(format))
}

/** The same as a price tag has it, without empty decimals: "$5". */
export function formatPrice(amountMinor: number, currency: string): string {
  const isWhole = amountMinor % minorUnits(moneyFormat(currency)) === 0
  const format = isWhole ? moneyFormat(currency, 0) : moneyFormat(currency)
  return format.format(amountMinor / minorUnits(moneyFormat(currency)))
}

function moneyFormat(currency: string, decimals?: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }),
  })
}

function minorUnits(format: Intl.NumberFormat): number {
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}
