import type { Db } from '../database/database.ts'
import { countLots, type Lot } from './count-lots.ts'
import { addCreditEntry, listEntries, lockBalance } from './credit-store.ts'

interface PurchaseOf {
  readonly accountId: string
  readonly checkoutId: string
}

interface Credited extends PurchaseOf {
  readonly credits: number
  readonly packName: string
  readonly now: number
}

/** Adds the credits of a paid checkout, once, in the caller's transaction. */
export function creditPurchase(db: Db, { packName, ...purchase }: Credited): Promise<boolean> {
  const cause = `purchase:${purchase.checkoutId}`
  return addCreditEntry(db, { ...purchase, kind: 'purchase', cause, note: `${packName} bought` })
}

interface TakeBack extends PurchaseOf {
  /** How many of the purchase's credits should be gone from the account in all. */
  readonly target: number
  readonly cause: string
  readonly note: string
  readonly now: number
}

/**
 * Brings the number of a purchase's credits that were taken back to `target`, in the caller's
 * transaction: takes what is unspent, or returns what was taken too much. Answers how many could not
 * be taken because they were spent.
 */
export async function takeBackCredits(
  db: Db,
  { accountId, checkoutId, target, cause, note, now }: TakeBack,
): Promise<{ missing: number }> {
  await lockBalance(db, accountId)
  const lot = await findLot(db, { accountId, checkoutId })
  if (!lot) return { missing: 0 }
  const wanted = target - lot.takenBack
  const taken = Math.min(wanted, lot.unused)
  if (taken !== 0) {
    const entry = { accountId, checkoutId, credits: -taken, cause, note, now }
    const written = await addCreditEntry(db, { ...entry, kind: 'refund' })
    if (!written) throw new Error(`The cause ${cause} has moved credits before`)
  }
  return { missing: wanted - taken }
}

/** How many credits of each purchase are unused, by the purchase's checkout. */
export async function readLots(db: Db, accountId: string): Promise<ReadonlyMap<string, Lot>> {
  const lots = countLots(await listEntries(db, accountId))
  return new Map(lots.flatMap((lot) => (lot.checkoutId ? [[lot.checkoutId, lot] as const] : [])))
}

async function findLot(db: Db, { accountId, checkoutId }: PurchaseOf): Promise<Lot | null> {
  return (await readLots(db, accountId)).get(checkoutId) ?? null
}
