import type {
  BodyOf,
  confirmLink,
  deleteAccount,
  listDevices,
  readMe,
  register,
  requestMagicLink,
  verifyCode,
  verifyLink,
} from '@rolefit/contract'
import type { TestApp, TestBrowser } from './test-app.ts'

export const ada = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  year_of_birth: '1992',
}

/** Somebody else, where a test asks what is kept apart. */
export const grace = {
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Harper',
  year_of_birth: '1990',
}

/** Asks for an account in this browser, without opening the mail yet. */
export function askToRegister(browser: TestBrowser, person: BodyOf<typeof register> = ada) {
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

/** Says yes to a link that was opened in a browser which had not asked for it. */
export function clickLink(browser: TestBrowser, token: string) {
  return browser.call<typeof confirmLink>({
    method: 'POST',
    path: '/api/auth/verify',
    body: { token },
  })
}

export function typeCode(browser: TestBrowser, code: string) {
  return browser.call<typeof verifyCode>({
    method: 'POST',
    path: '/api/auth/verify-code',
    body: { code },
  })
}

/** Who is signed in here. */
export function me(browser: TestBrowser) {
  return browser.call<typeof readMe>({ method: 'GET', path: '/api/auth/me' })
}

/** Where this browser's person is signed in. */
export async function devicesOf(browser: TestBrowser) {
  const reply = await browser.call<typeof listDevices>({
    method: 'GET',
    path: '/api/account/devices',
  })
  return reply.ok ? reply.items : []
}

/** Deletes the account that is signed in here, as far as what is typed out is its address. */
export function deleteAccountIn(browser: TestBrowser, confirmation: string) {
  return browser.call<typeof deleteAccount>({
    method: 'DELETE',
    path: '/api/account',
    body: { confirmation },
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
