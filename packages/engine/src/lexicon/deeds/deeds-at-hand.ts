import { accountingDeeds } from './fields/accounting-deeds.ts'
import { agricultureDeeds } from './fields/agriculture-deeds.ts'
import { automotiveDeeds } from './fields/automotive-deeds.ts'
import { aviationDeeds } from './fields/aviation-deeds.ts'
import { constructionDeeds } from './fields/construction-deeds.ts'
import { dataDeeds } from './fields/data-deeds.ts'
import { designDeeds } from './fields/design-deeds.ts'
import { educationDeeds } from './fields/education-deeds.ts'
import { engineeringDeeds } from './fields/engineering-deeds.ts'
import { financeDeeds } from './fields/finance-deeds.ts'
import { healthCareDeeds } from './fields/health-care-deeds.ts'
import { hospitalityDeeds } from './fields/hospitality-deeds.ts'
import { humanResourcesDeeds } from './fields/human-resources-deeds.ts'
import { itOperationsDeeds } from './fields/it-operations-deeds.ts'
import { legalDeeds } from './fields/legal-deeds.ts'
import { logisticsDeeds } from './fields/logistics-deeds.ts'
import { managementDeeds } from './fields/management-deeds.ts'
import { manufacturingDeeds } from './fields/manufacturing-deeds.ts'
import { maritimeAndRailDeeds } from './fields/maritime-and-rail-deeds.ts'
import { marketingDeeds } from './fields/marketing-deeds.ts'
import { mediaDeeds } from './fields/media-deeds.ts'
import { officeDeeds } from './fields/office-deeds.ts'
import { publicServiceDeeds } from './fields/public-service-deeds.ts'
import { realEstateDeeds } from './fields/real-estate-deeds.ts'
import { retailDeeds } from './fields/retail-deeds.ts'
import { salesDeeds } from './fields/sales-deeds.ts'
import { scienceDeeds } from './fields/science-deeds.ts'
import { securityDeeds } from './fields/security-deeds.ts'
import { socialWorkDeeds } from './fields/social-work-deeds.ts'
import { softwareDeeds } from './fields/software-deeds.ts'
import { sportDeeds } from './fields/sport-deeds.ts'
import { tradesDeeds } from './fields/trades-deeds.ts'
import { sectorDeeds } from './sector-deeds.ts'

/** What people tell of their work, by field, and kinds of places to work at. */
const deeds: Readonly<Record<string, string | undefined>> = {
  accounting: accountingDeeds,
  agriculture: agricultureDeeds,
  automotive: automotiveDeeds,
  aviation: aviationDeeds,
  construction: constructionDeeds,
  data: dataDeeds,
  design: designDeeds,
  education: educationDeeds,
  engineering: engineeringDeeds,
  finance: financeDeeds,
  'health-care': healthCareDeeds,
  hospitality: hospitalityDeeds,
  'human-resources': humanResourcesDeeds,
  'it-operations': itOperationsDeeds,
  legal: legalDeeds,
  logistics: logisticsDeeds,
  management: managementDeeds,
  manufacturing: manufacturingDeeds,
  'maritime-and-rail': maritimeAndRailDeeds,
  marketing: marketingDeeds,
  media: mediaDeeds,
  office: officeDeeds,
  'public-service': publicServiceDeeds,
  'real-estate': realEstateDeeds,
  retail: retailDeeds,
  sales: salesDeeds,
  science: scienceDeeds,
  sectors: sectorDeeds,
  security: securityDeeds,
  'social-work': socialWorkDeeds,
  software: softwareDeeds,
  sport: sportDeeds,
  trades: tradesDeeds,
}

/** The deeds of a field. */
export function deedsOf(field: string): string | undefined {
  return deeds[field]
}

/** Everything is at hand where nothing has to be fetched. */
export function fetchDeeds(_fields: readonly string[]): Promise<void> {
  return Promise.resolve()
}
