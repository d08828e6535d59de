import * as account from './calls/account.ts'
import * as analyses from './calls/analyses.ts'
import * as credits from './calls/credits.ts'
import * as cvs from './calls/cvs.ts'
import * as events from './calls/events.ts'
import * as feedback from './calls/feedback.ts'
import * as postings from './calls/postings.ts'
import * as purchases from './calls/purchases.ts'
import * as sharing from './calls/sharing.ts'
import * as signIn from './calls/sign-in.ts'
import type { Endpoint } from './endpoint.ts'

/** The whole API, in the order the documentation lists it. */
export const endpoints = {
  requestMagicLink: signIn.requestMagicLink,
  register: signIn.register,
  accountExists: signIn.accountExists,
  verifyLink: signIn.verifyLink,
  confirmLink: signIn.confirmLink,
  verifyCode: signIn.verifyCode,
  readMe: signIn.readMe,
  logout: signIn.logout,
  readProfile: account.readProfile,
  updateProfile: account.updateProfile,
  listDevices: account.listDevices,
  signOutDevice: account.signOutDevice,
  signOutEverywhere: account.signOutEverywhere,
  exportAccount: account.exportAccount,
  deleteAccount: account.deleteAccount,
  startAnalysis: analyses.startAnalysis,
  listAnalyses: analyses.listAnalyses,
  readAnalysis: analyses.readAnalysis,
  readPosting: postings.readPosting,
  deleteAnalysis: analyses.deleteAnalysis,
  listSent: analyses.listSent,
  generateSnippet: analyses.generateSnippet,
  shareAnalysis: sharing.shareAnalysis,
  readShared: sharing.readShared,
  listSharedLinks: sharing.listSharedLinks,
  revokeSharedLink: sharing.revokeSharedLink,
  regenerateCv: cvs.regenerateCv,
  readCvFile: cvs.readCvFile,
  exportCv: cvs.exportCv,
  listCvs: cvs.listCvs,
  readSavedCv: cvs.readSavedCv,
  saveCv: cvs.saveCv,
  deleteCv: cvs.deleteCv,
  readBalance: credits.readBalance,
  readRemaining: credits.readRemaining,
  listCreditEntries: credits.listCreditEntries,
  listPacks: purchases.listPacks,
  createCheckoutSession: purchases.createCheckoutSession,
  readCheckout: purchases.readCheckout,
  listPurchases: purchases.listPurchases,
  readReceipt: purchases.readReceipt,
  decidePretendCheckout: purchases.decidePretendCheckout,
  sendFeedback: feedback.sendFeedback,
  recordEvents: events.recordEvents,
} as const satisfies Record<string, Endpoint>
