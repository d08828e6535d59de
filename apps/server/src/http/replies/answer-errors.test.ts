import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'

it('tells an address that does not exist from one that answers by other methods', async () => {
  const test = await createTestApp()
  const answer = async (path: string, method = 'GET') => {
    const response = await test.newBrowser().fetch(path, { method })
    return [response.status, (await response.json()).error, response.headers.get('allow')]
  }
  expect(await answer('/api/account', 'PUT')).toEqual([
    405,
    'method_not_allowed',
    'GET, PATCH, DELETE',
  ])
  expect(await answer('/api/analyses/ana_1', 'POST')).toEqual([
    405,
    'method_not_allowed',
    'GET, DELETE',
  ])
  for (const path of ['/api/account/nonsense', '/api/analyses/ana_1/sent/more']) {
    expect([path, ...(await answer(path))]).toEqual([path, 404, 'not_found', null])
  }
  await test.close()
})
