/** Who runs this copy. Renaming the product is editing this one table. */
export const brand = {
  name: 'Rolefit',
  tagline: 'See how your CV fits the job, line by line.',
  supportEmail: 'support@rolefit.example',
  operator: 'The Rolefit team',
} as const
