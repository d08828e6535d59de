import { mostFileSize } from './rules/input-rules.ts'

/**
 * Every refusal the API can give: its HTTP status and the sentence a person reads.
 * The list is closed; a new refusal is a new line here.
 */
export const problems = {
  invalid_request: { status: 400, message: 'Something in this request is missing or malformed.' },
  invalid_email: { status: 400, message: 'Please enter a valid email.' },
  required_fields_missing: { status: 400, message: 'First name and last name are required.' },
  invalid_year_of_birth: { status: 400, message: 'Year of birth must be a number.' },
  impossible_year_of_birth: { status: 400, message: 'Please check the year of birth.' },
  message_missing: { status: 400, message: 'Please write a few words first.' },
  message_too_long: { status: 400, message: 'Please keep it under 4,000 characters.' },
  missing_token: { status: 400, message: 'Missing token.' },
  invalid_link: { status: 410, message: 'Invalid or expired link.' },
  confirm_needed: { status: 409, message: 'One click is needed to sign in on this device.' },
  wrong_code: { status: 400, message: 'That code is not right.' },
  wrong_confirmation: { status: 400, message: 'Type your email address to confirm.' },
  input_missing: {
    status: 400,
    message: 'Please provide both a job description and a CV file.',
  },
  analysis_missing: { status: 400, message: 'Missing analysis id. Please re-run analysis.' },
  unknown_pack: { status: 400, message: 'There is no such pack.' },
  invalid_signature: { status: 400, message: 'This event is not signed by the payment provider.' },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  limit_reached: { status: 402, message: "You've reached your free trial limit..." },
  cross_site: {
    status: 403,
    message: 'This request came from another site and was not carried out.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  invalid_share: { status: 404, message: 'Invalid or expired share link.' },
  method_not_allowed: { status: 405, message: 'This address does not answer that method.' },
  cancelled: { status: 408, message: 'The connection was closed, and nothing was charged.' },
  user_exists: { status: 409, message: 'Account exists — switched to Sign in.' },
  newer_version: {
    status: 409,
    message:
      'This CV was changed elsewhere meanwhile. Load that version, or save yours as a new CV.',
  },
  too_many_cvs: { status: 409, message: 'That is as many CVs as we keep. Delete one first.' },
  too_large: { status: 413, message: 'That is larger than we can take.' },
  file_too_large: { status: 413, message: `This file is larger than ${mostFileSize}.` },
  unsupported_file: {
    status: 415,
    message: 'Unsupported file type. Please upload a PDF, DOCX, TXT, or MD file.',
  },
  unreadable_cv: { status: 422, message: 'This CV could not be read.' },
  cannot_be_scored: { status: 422, message: 'These two texts cannot be compared.' },
  cv_empty: { status: 422, message: 'There is nothing in this CV yet.' },
  placeholders_left: {
    status: 422,
    message: 'Some placeholders are not filled in yet. Fill them in or take them out, then export.',
  },
  unset_characters: {
    status: 422,
    message: 'A PDF cannot show most of this CV here. Export as DOCX.',
  },
  export_incomplete: {
    status: 422,
    message: 'Error exporting CV: the file did not read back whole, so it was not handed out.',
  },
  snippet_failed: { status: 422, message: 'Could not generate text.' },
  rate_limited: { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  unexpected: { status: 500, message: 'Something went wrong.' },
  broke_off: {
    status: 503,
    message: 'This broke off on our side, and nothing was charged. Please try again.',
  },
  checkout_failed: { status: 502, message: 'Unable to start checkout. Please try again.' },
  mail_not_sent: { status: 503, message: 'Could not send magic link.' },
  payments_off: { status: 503, message: 'Credit packs are not on sale here.' },
  database_out_of_reach: {
    status: 503,
    message: 'Our records cannot be reached right now. Please try again in a minute.',
  },
  stopping: { status: 503, message: 'The server is restarting. Please try again in a moment.' },
  timed_out: { status: 503, message: 'That took too long. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** What every refusal looks like on the wire. */
export interface ProblemReply {
  readonly ok: false
  readonly error: ProblemCode
  readonly message: string
}
