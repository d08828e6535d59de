import type { Service } from '@rolefit/contract'

const descriptions = {
  mail: 'the **email provider** that delivers sign-in emails: your address and the email',
  payments:
    '**Stripe**, for purchases: your email address, the pack and its price from us, and what you enter on its payment page. We never see your card',
  'language-model':
    'a **language-model provider**, for wording: the text of your CV with the contact details cut out, the job description, what our software found, and what you type to fill a gap',
  posthog: '**PostHog** (servers in the EU): the events described above, nothing else',
  plausible: '**Plausible** (servers in the EU): the events described above, nothing else',
  'feedback-form':
    'the provider of the **feedback form**: what you type there; your browser loads the form from it when you open that page',
} as const satisfies Record<Service, string>

/** Who receives something on this very site, as its operator has set it up. */
export function servicesInWords(services: readonly Service[]): string {
  if (services.length === 0) {
    return 'As this site is set up at present, no other company receives anything: mail, payments, wording and counting all happen on this server.'
  }
  const items = services.map((service) => `- ${descriptions[service]}`)
  return `As this site is set up at present:\n\n${items.join(';\n')}.`
}
