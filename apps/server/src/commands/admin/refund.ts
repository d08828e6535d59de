import { parseArgs } from 'node:util'
import { formatAmount } from '@rolefit/contract'
import type { CheckoutRow } from '../../database/tables.ts'
import type { RefundQuote } from '../../payments/refunds/quote-refund.ts'
import {
  previewRefund,
  type RefundOutcome,
  refundCheckout,
} from '../../payments/refunds/refund-checkout.ts'
import type { AdminCommand } from './admin-command.ts'
import { creditsInWords, dayInWords } from './words.ts'

/** Exit status: 0 done or due, 1 the provider would not or did not answer, 2 nothing to refund. */
export const refundCommand: AdminCommand = {
  usage: 'refund CHECKOUT_ID [--dry-run]',
  prepare: (args) => {
    const asked = readArguments(args)
    if (!asked) return null
    return async (context, io) => {
      const preview = await previewRefund(context, asked.id)
      const outcome = asked.isDryRun ? preview : await refundCheckout(context, asked.id)
      // Told only now: where nobody reads on the first word ends the process, and a refund must not end halfway.
      if ('checkout' in preview) io.stdout.write(describe(preview.checkout))
      if ('quote' in preview) io.stdout.write(describeQuote(preview.checkout, preview.quote))
      if (asked.isDryRun && outcome.status === 'due') {
        io.stdout.write('Dry run: nothing was changed.\n')
        return 0
      }
      const { status, text } = conclude(outcome)
      const out = status === 0 ? io.stdout : io.stderr
      out.write(`${text}\n`)
      return status
    }
  },
}

function readArguments(args: readonly string[]): { id: string; isDryRun: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    return id && more.length === 0 ? { id, isDryRun: values['dry-run'] === true } : null
  } catch {
    return null
  }
}

function describe({ id, pack_name, credits, amount, currency, paid_at }: CheckoutRow): string {
  const bought = paid_at ? `bought on ${dayInWords(paid_at)}` : 'not paid'
  return `${id}: ${pack_name}, ${creditsInWords(credits)} for ${formatAmount(amount, currency)}, ${bought}\n`
}

function describeQuote({ currency }: CheckoutRow, quote: RefundQuote): string {
  const due = formatAmount(quote.amount, currency)
  return `Unused: ${creditsInWords(quote.unused)}. Refundable until ${dayInWords(quote.untilMs)}. Due today: ${due}.\n`
}

const obstacles = {
  'not paid': 'This checkout was not paid, so there is nothing to refund.',
  'too late':
    'The 14 days are over. A refund out of goodwill is made at the provider; the credits follow by its webhook.',
  disputed: 'This payment is disputed: the bank decides, and a refund now would pay twice.',
  'nothing unused': 'No credit of this purchase is unused.',
  'nothing left': 'All of this payment has gone back already.',
} as const satisfies Record<NonNullable<RefundQuote['obstacle']>, string>

const mailWords = {
  sent: 'The person was told by mail.',
  kept: 'No mail server is set: the person was not told.',
  failed: 'The mail to the person could not be sent: tell them.',
  nobody: 'There is nobody to tell.',
} as const

function conclude(outcome: RefundOutcome): { status: number; text: string } {
  switch (outcome.status) {
    case 'refunded': {
      const amount = formatAmount(outcome.amount, outcome.checkout.currency)
      const taken = creditsInWords(outcome.credits)
      return { status: 0, text: `Refunded ${amount} for ${taken}. ${mailWords[outcome.mail]}` }
    }
    case 'refused':
      return {
        status: 1,
        text: `The provider refused (${outcome.reason}). The credits are back where they were.`,
      }
    case 'unclear':
      return {
        status: 1,
        text: `The provider did not answer (${outcome.reason}). The credits are held; run this again to continue, the money is sent once.`,
      }
    case 'another gateway':
      return {
        status: 2,
        text: `This was bought through "${outcome.checkout.gateway}", which is not the provider set here.`,
      }
    case 'unknown checkout':
      return {
        status: 2,
        text: 'There is no checkout with this id. rolefit admin user EMAIL lists them.',
      }
    case 'not due':
    case 'due':
      return { status: 2, text: obstacles[outcome.quote.obstacle ?? 'nothing left'] }
  }
}
