import { expect } from 'vitest'
import { sendForm } from '../../../test/analyses/analyst.ts'
import { itWithOnePerson as it } from '../../../test/one-person.ts'

it('is measured and logged as every other answer, by its route and its end', async ({
  test,
  browser,
}) => {
  const accept = 'text/event-stream'
  const told = await (await sendForm(browser, { accept })).text()
  expect(told).toContain('event: result')
  const refused = await (await sendForm(browser, { accept, jd_text: '' })).text()
  expect(refused).toContain('event: problem')
  const measured = await test.context.metrics.registry.metrics()
  for (const status of [200, 400]) {
    expect(measured).toContain(
      `rolefit_request_seconds_count{method="POST",route="/api/analyze",status="${status}"} 1`,
    )
    const line = test.logLines.find(
      (each) => each.includes('"/api/analyze"') && each.includes(`"status":${status}`),
    )
    expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'POST', ms: expect.any(Number) })
  }
})
