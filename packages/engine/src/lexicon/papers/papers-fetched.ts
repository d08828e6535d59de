import { fetchedByField } from '../fetched-by-field.ts'

/** How papers are written, by field: in a browser those are fetched that a posting may ask for. */
const fetched = fetchedByField({
  accounting: () => import('./fields/accounting-papers.ts').then((file) => file.accountingPapers),
  agriculture: () =>
    import('./fields/agriculture-papers.ts').then((file) => file.agriculturePapers),
  automotive: () => import('./fields/automotive-papers.ts').then((file) => file.automotivePapers),
  aviation: () => import('./fields/aviation-papers.ts').then((file) => file.aviationPapers),
  construction: () =>
    import('./fields/construction-papers.ts').then((file) => file.constructionPapers),
  data: () => import('./fields/data-papers.ts').then((file) => file.dataPapers),
  design: () => import('./fields/design-papers.ts').then((file) => file.designPapers),
  education: () => import('./fields/education-papers.ts').then((file) => file.educationPapers),
  engineering: () =>
    import('./fields/engineering-papers.ts').then((file) => file.engineeringPapers),
  everywhere: () => import('./fields/everywhere-papers.ts').then((file) => file.everywherePapers),
  finance: () => import('./fields/finance-papers.ts').then((file) => file.financePapers),
  'health-care': () =>
    import('./fields/health-care-papers.ts').then((file) => file.healthCarePapers),
  hospitality: () =>
    import('./fields/hospitality-papers.ts').then((file) => file.hospitalityPapers),
  'human-resources': () =>
    import('./fields/human-resources-papers.ts').then((file) => file.humanResourcesPapers),
  'it-operations': () =>
    import('./fields/it-operations-papers.ts').then((file) => file.itOperationsPapers),
  legal: () => import('./fields/legal-papers.ts').then((file) => file.legalPapers),
  logistics: () => import('./fields/logistics-papers.ts').then((file) => file.logisticsPapers),
  management: () => import('./fields/management-papers.ts').then((file) => file.managementPapers),
  manufacturing: () =>
    import('./fields/manufacturing-papers.ts').then((file) => file.manufacturingPapers),
  'maritime-and-rail': () =>
    import('./fields/maritime-and-rail-papers.ts').then((file) => file.maritimeAndRailPapers),
  marketing: () => import('./fields/marketing-papers.ts').then((file) => file.marketingPapers),
  media: () => import('./fields/media-papers.ts').then((file) => file.mediaPapers),
  office: () => import('./fields/office-papers.ts').then((file) => file.officePapers),
  'public-service': () =>
    import('./fields/public-service-papers.ts').then((file) => file.publicServicePapers),
  'real-estate': () =>
    import('./fields/real-estate-papers.ts').then((file) => file.realEstatePapers),
  retail: () => import('./fields/retail-papers.ts').then((file) => file.retailPapers),
  sales: () => import('./fields/sales-papers.ts').then((file) => file.salesPapers),
  science: () => import('./fields/science-papers.ts').then((file) => file.sciencePapers),
  security: () => import('./fields/security-papers.ts').then((file) => file.securityPapers),
  'social-work': () =>
    import('./fields/social-work-papers.ts').then((file) => file.socialWorkPapers),
  software: () => import('./fields/software-papers.ts').then((file) => file.softwarePapers),
  sport: () => import('./fields/sport-papers.ts').then((file) => file.sportPapers),
  trades: () => import('./fields/trades-papers.ts').then((file) => file.tradesPapers),
})

/** How the papers of a field that was fetched are written. */
export const papersOf = fetched.partOf

/** Fetches how the papers of some fields are written, unless it is there. */
export const fetchPapers = fetched.fetchParts
