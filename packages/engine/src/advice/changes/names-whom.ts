/** Whether what is asked for are people: one works with them, and knows or uses none. */
export function namesPeople(asked: string): boolean {
  return /\b(?:people|children|adults|patients|tenants|landlords|clients|customers|students|pupils|families|residents)$/i.test(
    asked,
  )
}

/** Whether it is a kind of place: one works there. */
export function namesPlace(asked: string): boolean {
  return /\b(?:hospitals?|cent(?:re|er)s?|schools?|nurser(?:y|ies)|clinics?|supermarkets?|warehouses?|kitchens?|hotels?|farms?)$/i.test(
    asked,
  )
}

/** Whether it is a past to have, by whatever name: nobody knows or uses it. */
export function namesPast(asked: string): boolean {
  return /\b(?:experience|background|exposure|track record)\b/i.test(asked)
}
