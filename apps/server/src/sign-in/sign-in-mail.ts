import { brand } from '@rolefit/contract/brand'
import { linkLifetimeMinutes } from '@rolefit/contract/sign-in-rules'
import { layOutMail } from '../mail/mail-layout.ts'
import type { Mail } from '../mail/mailer.ts'

interface SignInMail {
  readonly to: string
  readonly link: string
  readonly code: string
  readonly isNew: boolean
}

/** The mail with the link, and the code for those who read mail on another device. */
export function signInMail({ to, link, code, isNew }: SignInMail): Mail {
  return layOutMail({
    to,
    subject: isNew ? `Welcome to ${brand.name}: confirm your email` : `Sign in to ${brand.name}`,
    heading: isNew ? `Welcome to ${brand.name}` : `Sign in to ${brand.name}`,
    paragraphs: [
      isNew
        ? 'This confirms your email address and opens your account.'
        : 'This is the sign-in link that you asked for.',
    ],
    button: { label: isNew ? 'Confirm and sign in' : 'Sign in', url: link },
    code: { label: 'Or type this code where you asked for this email', digits: code },
    closing: [
      `The link and the code work once, for ${linkLifetimeMinutes} minutes.`,
      'If you did not ask for this, you can ignore it: nobody gets in without this email.',
    ],
  })
}
