import { expect, it } from 'vitest'
import { analysisRow } from '../../test/analyses/keep-one-analysis.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { createTestApp } from '../../test/test-app.ts'
import { openAccount } from '../accounts/open-account.ts'
import { keepAnalysis } from '../analyses/keep-analysis.ts'
import { exportSent, listSent } from './record-sent.ts'

const names = ['ada', 'grace'] as const

describeOnEachEngine('what was sent to a language model', (engine) => {
  it('is told to whose texts it was, and to nobody else', async () => {
    const test = await createTestApp({ place: await engine.newPlace() })
    const { db } = test.context
    const accounts: string[] = []
    for (const name of names) {
      const person = { first_name: name, last_name: 'B', year_of_birth: 1992, now: 1 }
      const email = `${name}@example.com`
      const { id } = await db
        .transaction()
        .execute((inside) => openAccount(inside, { email, ...person }))
      accounts.push(id)
      const sent = { purpose: 'prose', provider: 'test', model: 'test', wasUsed: true } as const
      const row = { ...analysisRow(id), id: `ana_${name}` }
      await keepAnalysis(db, row, { sent: [{ ...sent, body: `the texts of ${name}` }], after: 0 })
    }
    const [ada = '', grace = ''] = accounts
    expect(await exportSent(db, ada)).toMatchObject([{ text: 'the texts of ada' }])
    expect(await exportSent(db, grace)).toMatchObject([{ text: 'the texts of grace' }])
    expect(await listSent(db, { analysisId: 'ana_ada', accountId: ada })).toHaveLength(1)
    expect(await listSent(db, { analysisId: 'ana_ada', accountId: grace })).toEqual([])
    await test.close()
  })
})
