import { fetchedByField } from '../fetched-by-field.ts'

/** What people tell of their work, by field: in a browser each field is fetched when a posting of it is read. */
const fetched = fetchedByField({
  accounting: () => import('./fields/accounting-deeds.ts').then((file) => file.accountingDeeds),
  agriculture: () => import('./fields/agriculture-deeds.ts').then((file) => file.agricultureDeeds),
  automotive: () => import('./fields/automotive-deeds.ts').then((file) => file.automotiveDeeds),
  aviation: () => import('./fields/aviation-deeds.ts').then((file) => file.aviationDeeds),
  construction: () =>
    import('./fields/construction-deeds.ts').then((file) => file.constructionDeeds),
  data: () => import('./fields/data-deeds.ts').then((file) => file.dataDeeds),
  design: () => import('./fields/design-deeds.ts').then((file) => file.designDeeds),
  education: () => import('./fields/education-deeds.ts').then((file) => file.educationDeeds),
  engineering: () => import('./fields/engineering-deeds.ts').then((file) => file.engineeringDeeds),
  finance: () => import('./fields/finance-deeds.ts').then((file) => file.financeDeeds),
  'health-care': () => import('./fields/health-care-deeds.ts').then((file) => file.healthCareDeeds),
  hospitality: () => import('./fields/hospitality-deeds.ts').then((file) => file.hospitalityDeeds),
  'human-resources': () =>
    import('./fields/human-resources-deeds.ts').then((file) => file.humanResourcesDeeds),
  'it-operations': () =>
    import('./fields/it-operations-deeds.ts').then((file) => file.itOperationsDeeds),
  legal: () => import('./fields/legal-deeds.ts').then((file) => file.legalDeeds),
  logistics: () => import('./fields/logistics-deeds.ts').then((file) => file.logisticsDeeds),
  management: () => import('./fields/management-deeds.ts').then((file) => file.managementDeeds),
  manufacturing: () =>
    import('./fields/manufacturing-deeds.ts').then((file) => file.manufacturingDeeds),
  'maritime-and-rail': () =>
    import('./fields/maritime-and-rail-deeds.ts').then((file) => file.maritimeAndRailDeeds),
  marketing: () => import('./fields/marketing-deeds.ts').then((file) => file.marketingDeeds),
  media: () => import('./fields/media-deeds.ts').then((file) => file.mediaDeeds),
  office: () => import('./fields/office-deeds.ts').then((file) => file.officeDeeds),
  'public-service': () =>
    import('./fields/public-service-deeds.ts').then((file) => file.publicServiceDeeds),
  'real-estate': () => import('./fields/real-estate-deeds.ts').then((file) => file.realEstateDeeds),
  retail: () => import('./fields/retail-deeds.ts').then((file) => file.retailDeeds),
  sales: () => import('./fields/sales-deeds.ts').then((file) => file.salesDeeds),
  science: () => import('./fields/science-deeds.ts').then((file) => file.scienceDeeds),
  sectors: () => import('./sector-deeds.ts').then((file) => file.sectorDeeds),
  security: () => import('./fields/security-deeds.ts').then((file) => file.securityDeeds),
  'social-work': () => import('./fields/social-work-deeds.ts').then((file) => file.socialWorkDeeds),
  software: () => import('./fields/software-deeds.ts').then((file) => file.softwareDeeds),
  sport: () => import('./fields/sport-deeds.ts').then((file) => file.sportDeeds),
  trades: () => import('./fields/trades-deeds.ts').then((file) => file.tradesDeeds),
})

/** The deeds of a field that was fetched. */
export const deedsOf = fetched.partOf

/** Fetches the deeds of some fields, unless they are there. */
export const fetchDeeds = fetched.fetchParts
