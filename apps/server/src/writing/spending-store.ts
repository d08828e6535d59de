import type { Db } from '../database/database.ts'

/** Adds to a day's spending unless the budget would be passed; one statement, so nodes cannot race. */
export async function reserveSpending(
  db: Db,
  { day, amount, budget }: { day: string; amount: number; budget: number },
): Promise<boolean> {
  if (amount > budget) return false
  const row = await db
    .insertInto('model_spending')
    .values({ day, micro_dollars: amount })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((eb) => ({
          micro_dollars: eb('model_spending.micro_dollars', '+', amount),
        }))
        .where('model_spending.micro_dollars', '<=', budget - amount),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes back what was set aside and not spent; around midnight the new day may owe nothing. */
export async function refundSpending(
  db: Db,
  { day, amount }: { day: string; amount: number },
): Promise<void> {
  await db
    .updateTable('model_spending')
    .set((eb) => ({ micro_dollars: eb('micro_dollars', '-', amount) }))
    .where('day', '=', day)
    .where('micro_dollars', '>=', amount)
    .execute()
}
