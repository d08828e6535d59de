/** How many analyses a new account starts with. */
export const freeAnalyses = 3
