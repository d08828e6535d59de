import { accountingPapers } from './fields/accounting-papers.ts'
import { agriculturePapers } from './fields/agriculture-papers.ts'
import { automotivePapers } from './fields/automotive-papers.ts'
import { aviationPapers } from './fields/aviation-papers.ts'
import { constructionPapers } from './fields/construction-papers.ts'
import { dataPapers } from './fields/data-papers.ts'
import { designPapers } from './fields/design-papers.ts'
import { educationPapers } from './fields/education-papers.ts'
import { engineeringPapers } from './fields/engineering-papers.ts'
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

/**
 * How people who hold a paper write it in a CV, beside the names that the word data knows it by, by the field that
 * has it: a line a paper, "name | way, way". A word with a capital or a figure stands so, the others in letters of
 * any case; three dots leave room for other words of the same clause.
 */
export const writtenPapers = [
  accountingPapers,
  agriculturePapers,
  automotivePapers,
  aviationPapers,
  constructionPapers,
  dataPapers,
  designPapers,
  educationPapers,
  engineeringPapers,
  financePapers,
  healthCarePapers,
  hospitalityPapers,
  humanResourcesPapers,
  itOperationsPapers,
  legalPapers,
  logisticsPapers,
  managementPapers,
  manufacturingPapers,
  maritimeAndRailPapers,
  marketingPapers,
  mediaPapers,
  officePapers,
  publicServicePapers,
  realEstatePapers,
  retailPapers,
  salesPapers,
  sciencePapers,
  securityPapers,
  socialWorkPapers,
  softwarePapers,
  sportPapers,
  tradesPapers,
].join('')
