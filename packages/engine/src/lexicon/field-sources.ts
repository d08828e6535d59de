import { accounting } from './fields/accounting.ts'
import { agriculture } from './fields/agriculture.ts'
import { automotive } from './fields/automotive.ts'
import { aviation } from './fields/aviation.ts'
import { construction } from './fields/construction.ts'
import { data } from './fields/data.ts'
import { design } from './fields/design.ts'
import { education } from './fields/education.ts'
import { engineering } from './fields/engineering.ts'
import { finance } from './fields/finance.ts'
import { healthCare } from './fields/health-care.ts'
import { hospitality } from './fields/hospitality.ts'
import { humanResources } from './fields/human-resources.ts'
import { itOperations } from './fields/it-operations.ts'
import { legal } from './fields/legal.ts'
import { logistics } from './fields/logistics.ts'
import { management } from './fields/management.ts'
import { manufacturing } from './fields/manufacturing.ts'
import { maritimeAndRail } from './fields/maritime-and-rail.ts'
import { marketing } from './fields/marketing.ts'
import { media } from './fields/media.ts'
import { office } from './fields/office.ts'
import { publicService } from './fields/public-service.ts'
import { realEstate } from './fields/real-estate.ts'
import { retail } from './fields/retail.ts'
import { sales } from './fields/sales.ts'
import { science } from './fields/science.ts'
import { security } from './fields/security.ts'
import { socialWork } from './fields/social-work.ts'
import { software } from './fields/software.ts'
import { sport } from './fields/sport.ts'
import { trades } from './fields/trades.ts'
import type { FieldSource } from './lexicon.ts'
import { accountingTitles } from './titles/accounting.ts'
import { agricultureTitles } from './titles/agriculture.ts'
import { automotiveTitles } from './titles/automotive.ts'
import { aviationTitles } from './titles/aviation.ts'
import { constructionTitles } from './titles/construction.ts'
import { dataTitles } from './titles/data.ts'
import { designTitles } from './titles/design.ts'
import { educationTitles } from './titles/education.ts'
import { engineeringTitles } from './titles/engineering.ts'
import { financeTitles } from './titles/finance.ts'
import { healthCareTitles } from './titles/health-care.ts'
import { hospitalityTitles } from './titles/hospitality.ts'
import { humanResourcesTitles } from './titles/human-resources.ts'
import { itOperationsTitles } from './titles/it-operations.ts'
import { legalTitles } from './titles/legal.ts'
import { logisticsTitles } from './titles/logistics.ts'
import { managementTitles } from './titles/management.ts'
import { manufacturingTitles } from './titles/manufacturing.ts'
import { maritimeAndRailTitles } from './titles/maritime-and-rail.ts'
import { marketingTitles } from './titles/marketing.ts'
import { mediaTitles } from './titles/media.ts'
import { officeTitles } from './titles/office.ts'
import { publicServiceTitles } from './titles/public-service.ts'
import { realEstateTitles } from './titles/real-estate.ts'
import { retailTitles } from './titles/retail.ts'
import { salesTitles } from './titles/sales.ts'
import { scienceTitles } from './titles/science.ts'
import { securityTitles } from './titles/security.ts'
import { socialWorkTitles } from './titles/social-work.ts'
import { softwareTitles } from './titles/software.ts'
import { sportTitles } from './titles/sport.ts'
import { tradesTitles } from './titles/trades.ts'

/** The word data, a field a line. */
export const fieldSources: readonly FieldSource[] = [
  { field: 'accounting', skills: accounting, titles: accountingTitles },
  { field: 'agriculture', skills: agriculture, titles: agricultureTitles },
  { field: 'automotive', skills: automotive, titles: automotiveTitles },
  { field: 'aviation', skills: aviation, titles: aviationTitles },
  { field: 'construction', skills: construction, titles: constructionTitles },
  { field: 'data', skills: data, titles: dataTitles },
  { field: 'design', skills: design, titles: designTitles },
  { field: 'education', skills: education, titles: educationTitles },
  { field: 'engineering', skills: engineering, titles: engineeringTitles },
  { field: 'finance', skills: finance, titles: financeTitles },
  { field: 'health-care', skills: healthCare, titles: healthCareTitles },
  { field: 'hospitality', skills: hospitality, titles: hospitalityTitles },
  { field: 'human-resources', skills: humanResources, titles: humanResourcesTitles },
  { field: 'it-operations', skills: itOperations, titles: itOperationsTitles },
  { field: 'legal', skills: legal, titles: legalTitles },
  { field: 'logistics', skills: logistics, titles: logisticsTitles },
  { field: 'management', skills: management, titles: managementTitles },
  { field: 'manufacturing', skills: manufacturing, titles: manufacturingTitles },
  { field: 'maritime-and-rail', skills: maritimeAndRail, titles: maritimeAndRailTitles },
  { field: 'marketing', skills: marketing, titles: marketingTitles },
  { field: 'media', skills: media, titles: mediaTitles },
  { field: 'office', skills: office, titles: officeTitles },
  { field: 'public-service', skills: publicService, titles: publicServiceTitles },
  { field: 'real-estate', skills: realEstate, titles: realEstateTitles },
  { field: 'retail', skills: retail, titles: retailTitles },
  { field: 'sales', skills: sales, titles: salesTitles },
  { field: 'science', skills: science, titles: scienceTitles },
  { field: 'security', skills: security, titles: securityTitles },
  { field: 'social-work', skills: socialWork, titles: socialWorkTitles },
  { field: 'software', skills: software, titles: softwareTitles },
  { field: 'sport', skills: sport, titles: sportTitles },
  { field: 'trades', skills: trades, titles: tradesTitles },
]
