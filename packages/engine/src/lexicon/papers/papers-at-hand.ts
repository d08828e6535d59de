import { accountingPapers } from './fields/accounting-papers.ts'
import { agriculturePapers } from './fields/agriculture-papers.ts'
import { automotivePapers } from './fields/automotive-papers.ts'
import { aviationPapers } from './fields/aviation-papers.ts'
import { constructionPapers } from './fields/construction-papers.ts'
import { dataPapers } from './fields/data-papers.ts'
import { designPapers } from './fields/design-papers.ts'
import { educationPapers } from './fields/education-papers.ts'
import { engineeringPapers } from './fields/engineering-papers.ts'
import { everywherePapers } from './fields/everywhere-papers.ts'
import { financePapers } from './fields/finance-papers.ts'
import { healthCarePapers } from './fields/health-care-papers.ts'
import { hospitalityPapers } from './fields/hospitality-papers.ts'
import { humanResourcesPapers } from './fields/human-resources-papers.ts'
import { itOperationsPapers } from './fields/it-operations-papers.ts'
import { legalPapers } from './fields/legal-papers.ts'
import { logisticsPapers } from './fields/logistics-papers.ts'
import { managementPapers } from './fields/management-papers.ts'
import { manufacturingPapers } from './fields/manufacturing-papers.ts'
import { maritimeAndRailPapers } from './fields/maritime-and-rail-papers.ts'
import { marketingPapers } from './fields/marketing-papers.ts'
import { mediaPapers } from './fields/media-papers.ts'
import { officePapers } from './fields/office-papers.ts'
import { publicServicePapers } from './fields/public-service-papers.ts'
import { realEstatePapers } from './fields/real-estate-papers.ts'
import { retailPapers } from './fields/retail-papers.ts'
import { salesPapers } from './fields/sales-papers.ts'
import { sciencePapers } from './fields/science-papers.ts'
import { securityPapers } from './fields/security-papers.ts'
import { socialWorkPapers } from './fields/social-work-papers.ts'
import { softwarePapers } from './fields/software-papers.ts'
import { sportPapers } from './fields/sport-papers.ts'
import { tradesPapers } from './fields/trades-papers.ts'

const papers: Readonly<Record<string, string | undefined>> = {
  accounting: accountingPapers,
  agriculture: agriculturePapers,
  automotive: automotivePapers,
  aviation: aviationPapers,
  construction: constructionPapers,
  data: dataPapers,
  design: designPapers,
  education: educationPapers,
  engineering: engineeringPapers,
  everywhere: everywherePapers,
  finance: financePapers,
  'health-care': healthCarePapers,
  hospitality: hospitalityPapers,
  'human-resources': humanResourcesPapers,
  'it-operations': itOperationsPapers,
  legal: legalPapers,
  logistics: logisticsPapers,
  management: managementPapers,
  manufacturing: manufacturingPapers,
  'maritime-and-rail': maritimeAndRailPapers,
  marketing: marketingPapers,
  media: mediaPapers,
  office: officePapers,
  'public-service': publicServicePapers,
  'real-estate': realEstatePapers,
  retail: retailPapers,
  sales: salesPapers,
  science: sciencePapers,
  security: securityPapers,
  'social-work': socialWorkPapers,
  software: softwarePapers,
  sport: sportPapers,
  trades: tradesPapers,
}

/** How the papers of a field are written. */
export function papersOf(field: string): string | undefined {
  return papers[field]
}

/** Everything is at hand where nothing has to be fetched. */
export function fetchPapers(_fields: readonly string[]): Promise<void> {
  return Promise.resolve()
}
