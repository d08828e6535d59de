interface Signals {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Whether the browser sends one of the two signals for "please do not count me". */
export function asksNotToBeCounted(browser: Signals): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true
}
