import type { Db } from '../../database/database.ts'

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

/** Puts right what was set aside: takes back what was not spent, adds what was spent besides. */
export async function correctSpending(
  db: Db,
  { day, by }: { day: string; by: number },
): Promise<void> {
  await db
    .updateTable('model_spending')
    .set((eb) => ({ micro_dollars: eb('micro_dollars', '+', by) }))
    .where('day', '=', day)
    .where('micro_dollars', '>=', -by)
    .execute()
}
