/** Families of titles between which people move without learning another trade. A family may stand in several groups. */
const groups: readonly (readonly string[])[] = `
bookkeeping accounting payroll credit-and-collections
accounting audit tax accounting-leadership
accounting financial-analysis corporate-finance treasury
accounting-leadership financial-analysis corporate-finance treasury
financial-analysis investment credit-and-risk wealth-management investment-operations
retail-banking commercial-banking lending
commercial-banking account-management
retail-banking wealth-management insurance-sales
compliance-and-financial-crime audit credit-and-risk privacy-and-regulation
insurance-sales insurance-underwriting insurance-claims pensions actuarial
actuarial statistics data-science
farming farm-management livestock horticulture agronomy
horticulture landscaping forestry
forestry countryside-and-wildlife ecology environment
veterinary animal-care livestock
aquaculture-and-fishing fishing-and-aquaculture
food-processing bakery
wine-and-brewing production
vehicle-repair body-and-paint service-management automotive-engineering
vehicle-repair plant-maintenance field-service aircraft-maintenance
vehicle-sales field-and-inside-sales retail-sales
parts stock warehouse
pilots flight-operations aviation-management
cabin-crew restaurant-service hotel-front-office train-crew
airport-ground warehouse freight-and-customs
aerospace-engineering mechanical-engineering aircraft-maintenance
site-trades plant-operators carpentry finishing-trades municipal-works rail-infrastructure
construction-management cost-and-commercial surveying civil-engineering
construction-management project-management
design-and-drafting architecture mechanical-engineering civil-engineering
architecture urban-planning interior-design
health-and-safety environmental-engineering quality
data-analysis data-science statistics
data-analysis financial-analysis market-research business-analysis
data-engineering data-science data-governance data-leadership
data-engineering database-administration software-engineering
data-leadership data-science data-analysis
graphic-design web-design creative-direction motion-and-animation
web-design web-development product-design
graphic-design product-design
industrial-design product-design mechanical-engineering design-and-drafting
craft-and-garment-making fashion-design garment-care
interior-design design-and-drafting
school-teaching special-education further-education tutoring
school-teaching school-leadership curriculum-and-learning-design
classroom-support early-years special-education support-work
early-years early-years-management
university-teaching academic-research further-education research
curriculum-and-learning-design learning-and-development
student-advice casework counselling
education-administration administration
libraries-and-museums museums-and-heritage records-and-data-entry
mechanical-engineering manufacturing-engineering building-services-design engineering-practice
controls-and-automation electrical-power-engineering electronics-engineering
controls-and-automation plant-maintenance electrical-trades
electronics-engineering embedded-software biomedical-engineering
electronics-engineering test-engineering software-testing embedded-software
test-engineering software-testing quality
electrical-power-engineering energy-engineering energy-operations
chemical-engineering oil-and-gas energy-operations water-operations
geoscience earth-science surveying oil-and-gas
environmental-engineering environment civil-engineering
nuclear energy-operations
nursing care emergency-care care-management
nursing medical-assisting
care support-work
medical-assisting medical-office clinical-laboratory
medical-office administration reception
medicine emergency-care
therapy sports-therapy
psychology counselling therapy
clinical-laboratory laboratory imaging
clinical-research research public-health
nutrition fitness
dental medical-assisting
pharmacy clinical-research
kitchen bakery kitchen-support
kitchen hospitality-management
ship-hospitality kitchen restaurant-service housekeeping-and-cleaning
kitchen-support restaurant-service housekeeping-and-cleaning
restaurant-service hotel-front-office retail-sales checkout
hospitality-management store-management restaurant-service
hotel-front-office reception customer-service travel
housekeeping-and-cleaning facilities-maintenance
events programme-coordination marketing hospitality-management
human-resources human-resources-leadership recruitment compensation-and-benefits hr-systems-and-data
recruitment field-and-inside-sales
compensation-and-benefits payroll
learning-and-development human-resources
it-support systems-administration network-engineering
systems-administration network-engineering cloud-and-devops it-management
cloud-and-devops software-engineering
systems-administration database-administration
network-engineering cyber-engineering cyber-operations
cyber-operations cyber-engineering security-governance
security-governance compliance-and-financial-crime privacy-and-regulation
it-support customer-service field-service
business-systems business-analysis product-management
business-systems business-platform-development
it-management project-management software-leadership
law-practice in-house-legal legal-trainee intellectual-property court
legal-support conveyancing legal-operations legal-trainee court
title-and-conveyancing conveyancing
warehouse stock plant-operators
warehouse warehouse-management
driving transport-planning
driving train-crew postal
supply-chain transport-planning freight-and-customs warehouse-management production-planning
procurement supply-chain buying-and-planning retail-buying
project-management programme-coordination agile-delivery product-management
project-management operations-management
business-analysis consulting product-management data-analysis
operations-management general-management production-management
facilities-management facilities-maintenance property-management
non-profit-management charity
production machining quality food-processing warehouse
production production-management manufacturing-engineering
quality manufacturing-engineering laboratory
machining welding-and-fabrication
plant-maintenance electrical-trades facilities-maintenance field-service
deck-crew port-operations fishing-and-aquaculture
marine-engineering mechanical-engineering plant-maintenance
shipping-business freight-and-customs
train-crew rail-operations
marketing digital-marketing social-and-content public-relations advertising-agency market-research
digital-marketing e-commerce
social-and-content writing journalism editing
field-promotion retail-sales
journalism editing writing broadcasting
technical-writing writing social-and-content
photography film-and-video motion-and-animation
film-and-video broadcasting sound-and-music
performing-arts stage-and-theatre sound-and-music
administration executive-assistance reception office-services records-and-data-entry specialist-administration
reception customer-service
police corrections border-and-immigration guarding
fire-and-rescue emergency-care emergency-control
policy public-administration planning-and-regulation research
housing property-management casework
planning-and-regulation urban-planning
property-sales lettings-and-leasing property-administration
property-management commercial-property property-development lettings-and-leasing
property-valuation surveying
retail-sales checkout stock customer-service
store-management retail-sales
merchandising buying-and-planning e-commerce
loss-prevention guarding
customer-service customer-service-management
account-management business-development field-and-inside-sales
sales-management field-and-inside-sales account-management
sales-support administration customer-service
technical-sales field-and-inside-sales
research laboratory chemistry biology biotech
biotech clinical-research
food-science quality chemistry
environment ecology earth-science
geospatial surveying data-analysis
guarding security-management
security-systems low-voltage-and-telecoms
social-work casework support-work youth-and-community counselling
social-work social-work-management
charity programme-coordination
youth-and-community school-teaching
software-engineering web-development mobile-development business-platform-development software-leadership
software-engineering embedded-software game-development
fitness sports-coaching outdoor-and-dance-instruction aquatics leisure
leisure leisure-management sports-administration
hair-and-beauty salon-management
electrical-trades low-voltage-and-telecoms
plumbing-and-heating hvac facilities-maintenance
hvac building-services-design
welding-and-fabrication site-trades
carpentry finishing-trades
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

let neighbours: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The families between which and this one people move. */
export function familiesNear(family: string): readonly string[] {
  neighbours ??= readNeighbours()
  return [...(neighbours.get(family) ?? [])].filter((other) => other !== family)
}

/** All families that stand in a group. */
export function groupedFamilies(): readonly string[] {
  return [...new Set(groups.flat())]
}

function readNeighbours(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const group of groups) {
    for (const family of group) {
      const near = found.get(family) ?? new Set()
      found.set(family, near)
      for (const other of group) near.add(other)
    }
  }
  return found
}
