import type { register, requestMagicLink, verifyLink } from '@rolefit/contract'
import type { TestApp, TestBrowser } from './test-app.ts'

export const ada = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  year_of_birth: '1992',
}

/** Asks for an account in this browser, without opening the mail yet. */
export function askToRegister(browser: TestBrowser, person = ada) {
  return browser.call<typeof register>({
    method: 'POST',
    path: '/api/auth/register',
    body: person,
  })
}

export function askForLink(browser: TestBrowser, email = ada.email) {
  return browser.call<typeof requestMagicLink>({
    method: 'POST',
    path: '/api/auth/request-magic-link',
    body: { email },
  })
}

export function openLink(browser: TestBrowser, token: string) {
  return browser.call<typeof verifyLink>({
    method: 'GET',
    path: '/api/auth/verify',
    query: { token },
  })
}

/** The link's token and the code in the newest mail. */
export function readMail({ mailbox }: Pick<TestApp, 'mailbox'>) {
  const text = mailbox.list()[0]?.text ?? ''
  return {
    token: /token=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /: (\d{6})/.exec(text)?.[1] ?? '',
  }
}

/** A new browser in which this person has an account and is signed in. */
export async function signedInBrowser(test: TestApp, person = ada): Promise<TestBrowser> {
  const browser = test.newBrowser()
  await askToRegister(browser, person)
  const reply = await openLink(browser, readMail(test).token)
  if (!reply.ok) throw new Error(`Signing in failed: ${reply.message}`)
  return browser
}
