import { formatAmount } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import type { CheckoutRow, PaymentReversalRow } from '../../database/tables.ts'
import { layOutMail } from '../../mail/mail-layout.ts'
import type { Mail } from '../../mail/mailer.ts'

interface RefundMail {
  readonly to: string
  readonly checkout: CheckoutRow
  readonly refund: PaymentReversalRow
}

/** Tells the person what goes back, and for what. */
export function refundMail({ to, checkout, refund }: RefundMail): Mail {
  const amount = formatAmount(refund.amount, checkout.currency)
  const credits = refund.credits === 1 ? '1 unused credit' : `${refund.credits} unused credits`
  return layOutMail({
    to,
    subject: `Your refund of ${amount} from ${brand.name}`,
    heading: `${amount} is on its way back`,
    paragraphs: [
      `We have refunded ${credits} of your ${checkout.pack_name} (${checkout.credits} credits, ${formatAmount(checkout.amount, checkout.currency)}).`,
      'The money goes back the way you paid. Banks usually show it within 5 to 10 days.',
    ],
    closing: [`Purchase ${checkout.id}`, `Questions? Write to ${brand.supportEmail}.`],
  })
}
