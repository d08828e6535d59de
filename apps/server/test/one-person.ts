import { test } from 'vitest'
import { signedInBrowser } from './people.ts'
import { createTestApp, type TestApp, type TestBrowser } from './test-app.ts'

interface OnePerson {
  readonly test: TestApp
  readonly browser: TestBrowser
}

/** A test of an application of its own, in whose browser Ada is signed in. */
export const itWithOnePerson = test.extend<OnePerson>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs nothing, and says so this way
  test: async ({}, use) => {
    const app = await createTestApp()
    await use(app)
    await app.close()
  },
  browser: async ({ test: app }, use) => use(await signedInBrowser(app)),
})
