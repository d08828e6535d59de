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
  cv_filename: string
  job_text: string
  cv_text: string
  reading: string | null
  result: string
  created_at: number
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
  purpose: 'prose' | 'snippet'
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

/** Every table with its columns, for the test that compares them with the database. */
export const tableColumns = {
  accounts: ['id', 'email', 'first_name', 'last_name', 'year_of_birth', 'plan', 'created_at'],
  sign_in_requests: [
    'id',
    'email',
    'registration',
    'token_hash',
    'code_hash',
    'browser_hash',
    'wrong_codes',
    'next',
    'created_at',
    'expires_at',
    'used_at',
    'used_by_hash',
  ],
  sessions: ['id', 'account_id', 'token_hash', 'label', 'created_at', 'last_seen_at', 'expires_at'],
  credit_balances: ['account_id', 'balance', 'entry_count'],
  credit_entries: [
    'id',
    'account_id',
    'credits',
    'kind',
    'cause',
    'created_at',
    'note',
    'checkout_id',
    'position',
  ],
  checkouts: [
    'id',
    'account_id',
    'gateway',
    'session_id',
    'payment_id',
    'pack_key',
    'pack_name',
    'credits',
    'amount',
    'currency',
    'status',
    'refunded_amount',
    'credits_short',
    'created_at',
    'paid_at',
    'credited_at',
  ],
  payments: ['id', 'created_at'],
  payment_reversals: [
    'id',
    'payment_id',
    'kind',
    'made_by',
    'status',
    'amount',
    'total_amount',
    'credits',
    'gateway_id',
    'created_at',
  ],
  payment_events: ['id', 'type', 'checkout_id', 'created_at'],
  rate_limits: ['key', 'points', 'expire'],
  feedback: ['id', 'topic', 'message', 'email', 'created_at'],
  events: ['id', 'name', 'detail', 'path', 'visit', 'created_at'],
  analyses: [
    'id',
    'account_id',
    'request_key',
    'pair_hash',
    'job_hash',
    'score',
    'band',
    'jd_title',
    'cv_filename',
    'job_text',
    'cv_text',
    'reading',
    'result',
    'created_at',
  ],
  shared_links: ['id', 'analysis_id', 'account_id', 'token_hash', 'created_at', 'expires_at'],
  sent_messages: [
    'id',
    'analysis_id',
    'account_id',
    'purpose',
    'provider',
    'model',
    'body',
    'was_used',
    'created_at',
  ],
  model_spending: ['day', 'micro_dollars'],
  cvs: [
    'id',
    'account_id',
    'name',
    'analysis_id',
    'style',
    'document',
    'patches',
    'version',
    'created_at',
    'updated_at',
  ],
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] }
