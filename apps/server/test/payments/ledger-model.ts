interface Lot {
  readonly id: string
  readonly credits: number
  readonly amount: number
  isPaid: boolean
  taken: number
  refunded: number
  dispute: 'none' | 'open' | 'won'
}

/** The ledger as one would keep it on paper: one account, single credits, no database. */
export class LedgerModel {
  readonly #seen = new Set<string>()
  readonly #spent = new Set<string>()
  /** In the order in which they were credited. */
  readonly #credited: Lot[]
  readonly #lots: Map<string, Lot>
  constructor(packs: readonly { id: string; credits: number; amount: number }[]) {
    const lot = (pack: { id: string; credits: number; amount: number }): Lot => ({
      ...pack,
      isPaid: false,
      taken: 0,
      refunded: 0,
      dispute: 'none',
    })
    this.#credited = [lot({ id: 'free', credits: 3, amount: 0 })]
    this.#lots = new Map(packs.map((pack) => [pack.id, lot(pack)]))
  }

  get balance(): number {
    return this.#credited.reduce((sum, lot) => sum + this.#unused(lot), 0)
  }

  spend(id: string): 'spent' | 'known' | 'refused' {
    if (this.#spent.has(id)) return 'known'
    if (this.balance === 0) return 'refused'
    this.#spent.add(id)
    return 'spent'
  }

  /** News from outside; the same news again is nothing new. */
  hear(eventId: string, lotId: string, what: (lot: Lot) => void): void {
    if (this.#seen.has(eventId)) return
    this.#seen.add(eventId)
    const lot = this.#lots.get(lotId)
    if (!lot) throw new Error(`There is no lot ${lotId}`)
    what(lot)
    if (!lot.isPaid) return
    if (!this.#credited.includes(lot)) this.#credited.push(lot)
    this.#settle(lot)
  }

  refund(lotId: string): number {
    const lot = this.#lots.get(lotId)
    if (!lot?.isPaid || lot.dispute === 'open') return 0
    const worth = Math.floor((lot.amount * this.#unused(lot)) / lot.credits)
    const back = Math.max(0, Math.min(worth, lot.amount - lot.refunded))
    lot.refunded += back
    if (back > 0) this.#settle(lot)
    return back
  }

  #settle(lot: Lot): void {
    const exact = (lot.credits * Math.min(lot.refunded, lot.amount)) / lot.amount
    const target = lot.dispute === 'open' ? lot.credits : Math.ceil(exact - 0.5)
    lot.taken += Math.min(target - lot.taken, this.#unused(lot))
  }

  /** Lays the spent credits onto the lots from the oldest on, and sees what is left of this one. */
  #unused(wanted: Lot): number {
    let toLay = this.#spent.size
    for (const lot of this.#credited) {
      const room = lot.credits - lot.taken
      const laid = Math.min(room, toLay)
      toLay -= laid
      if (lot === wanted) return room - laid
    }
    return 0
  }
}
