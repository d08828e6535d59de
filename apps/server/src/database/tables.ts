import type { CheckoutStatus, CvStyle, EventName, FeedbackTopic, Plan } from '@rolefit/contract'

/** The schema as the queries see it. A test compares it with what the migrations really build. */
export interface Tables {
  accounts: AccountRow
  sign_in_requests: SignInRequestRow
  sessions: SessionRow
  credit_balances: CreditBalanceRow
  credit_entries: CreditEntryRow
  checkouts: CheckoutRow
  payments: PaymentRow
  payment_reversals: PaymentReversalRow
  payment_events: PaymentEventRow
  rate_limits: RateLimitRow
  feedback: FeedbackRow
  events: EventRow
  analyses: AnalysisRow
  shared_links: SharedLinkRow
  sent_messages: SentMessageRow
  model_spending: ModelSpendingRow
  cvs: CvRow
}

export interface AccountRow {
  id: string
  email: string
  first_name: string
  last_name: string
  year_of_birth: number
  plan: Plan
  created_at: number
}

export interface SignInRequestRow {
  id: string
  email: string
  registration: string | null
  token_hash: string
  code_hash: string
  browser_hash: string
  wrong_codes: number
  next: string
  created_at: number
  expires_at: number
  used_at: number | null
  used_by_hash: string | null
}

export interface SessionRow {
  id: string
  account_id: string
  token_hash: string
  label: string
  created_at: number
  last_seen_at: number
  expires_at: number
}

interface CreditBalanceRow {
  account_id: string
  balance: number
  entry_count: number
}

/** Nothing writes `give-back` any more; old ledgers hold it. */
export type CreditKind = 'grant' | 'purchase' | 'spend' | 'give-back' | 'refund' | 'operator'

export interface CreditEntryRow {
  id: string
  account_id: string
  credits: number
  kind: CreditKind
  cause: string
  created_at: number
  note: string
  checkout_id: string | null
  position: number
}

export type GatewayName = 'stripe' | 'pretend'

export interface CheckoutRow {
  id: string
  account_id: string | null
  gateway: GatewayName
  session_id: string | null
  payment_id: string | null
  pack_key: string
  pack_name: string
  credits: number
  amount: number
  currency: string
  status: CheckoutStatus
  refunded_amount: number
  credits_short: number
  created_at: number
  paid_at: number | null
  credited_at: number | null
}

interface PaymentRow {
  id: string
  created_at: number
}

export interface PaymentReversalRow {
  id: string
  payment_id: string
  kind: 'refund' | 'dispute'
  made_by: 'operator' | 'gateway'
  status: 'pending' | 'done' | 'undone'
  amount: number
  total_amount: number
  credits: number
  gateway_id: string | null
  created_at: number
}

interface PaymentEventRow {
  id: string
  type: string
  checkout_id: string | null
  created_at: number
}

interface RateLimitRow {
  key: string
  points: number
  expire: number | null
}

export interface FeedbackRow {
  id: string
  topic: FeedbackTopic
  message: string
  email: string | null
  created_at: number
}

export interface EventRow {
  id: string
  name: EventName
  detail: string | null
  path: string
  visit: string
  created_at: number
}

export interface AnalysisRow {
  id: string
  account_id: string
  request_key: string | null
  pair_hash: string
  job_hash: string
  score: number
  band: string
  jd_title: string | null
  jd_company: string | null
  jd_place: string | null
  cv_filename: string
  job_text: string
  cv_text: string
  reading: string | null
  result: string
  created_at: number
  /** When the credit it goes on was spent: its own time, or that of the same words in another file. */
  charged_at: number
}

export interface SharedLinkRow {
  id: string
  analysis_id: string
  account_id: string
  token_hash: string
  created_at: number
  expires_at: number | null
}

export interface SentMessageRow {
  id: string
  analysis_id: string
  account_id: string
  purpose: 'prose' | 'snippet' | 'cv'
  provider: string
  model: string
  body: string
  was_used: number
  created_at: number
}

interface ModelSpendingRow {
  day: string
  micro_dollars: number
}

export interface CvRow {
  id: string
  account_id: string
  name: string
  analysis_id: string | null
  style: CvStyle
  /** JSON, as the contract's `CvDocument`. */
  document: string
  /** JSON, a list of the contract's `CvPatch`. */
  patches: string
  version: number
  created_at: number
  updated_at: number
}
