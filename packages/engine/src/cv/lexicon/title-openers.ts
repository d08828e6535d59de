/** Words that stand before the noun of a job title and say what it is of, folded: no town is called so. */
export const titleOpeners: ReadonlySet<string> = new Set(
  `abap abatement absence abuse academic academy access accessibility accommodation accountancy accounting accounts acoustic acquisition acquisitions active activities activity
actuarial adas additive administration administrative admissions adoption ads adult adventure advertising advice advisory aero aerospace aesthetic affairs affiliate after
aftersales agency agile agricultural agriculture agronomy aid air aircraft airfield airframe airline airport airside airworthiness alarm allocation allocations alterations
ambulance aml ammunition amt anaesthetic analog analysis analytical analytics anchor and android angular animal animation answering anti antitrust aog apartment api app apparel
appliance application applications appointment appraisal approved aquaculture aquatic aquatics arboricultural architectural architecture archives area armed armored army art
artificial asb asbestos asic asphalt assembly asset assignment assistance association assurance asylum atc athletic athletics attendance attractions auction audio audit auto
autocad automation automotive autosar aviation avionics awareness aws azure back backend background backup baggage bakery ballet band bank banking bankruptcy banquet bar barn base
based basis bathroom battery bdc beater beauty behavior behavioral behaviour bench benefit benefits bess best betting beverage bid big bike billing bim bioinformatics
biomanufacturing biomedical bioprocess block blockchain bms board boat body bodyshop boiler book booking bookings bookkeeping bookstore border boutique box boy brake branch brand
breakfast brewery bridal bridge broadband broadcast brokerage broking brow bsa budget build building bureau bus business butchery buying cabin cabinet cable cabling cad cadet caf
cafe cafeteria cake calibration call camera camo camp campaign candidate canine cannabis capital capture car caravan carbon cardiac care career careers cargo carpet carrier cart
case caseworker cash casino casting casualty cat category catenary catering cattle cctv cdl celebrity cell cellar cement census center central centre ceramic certifying chain
chalet chambers change channel character charity charter chartering chat check checkout cheese chemical chemistry child childcare childhood children chp church cinema citrix city
claims classroom clean cleaning cleanroom clearance clerical client climate climbing clinic close closing clothing cloud club cmf cmm cms cnc coating cobol cocktail code coffee
collection collections college collision combat combine commerce commercial commissioning committee comms communications community company compensation competition complaints
complementary completion completions compliance composite computational computer concert concession concrete condition conditioning conference congressional conservation
constituency constituent construction consular consulting consumer contact content continuity continuous contract contracts control controls convenience conversion conveyancing
copy corporate correctional corrections cosmetic cosmetics cosmetology cost costs costume council counter countertop country countryside county course court courtroom cover cpa cpo
cps crane creative credit crewing crime criminal crisis crm cro crop cross crossing crowd cruise csr culinary cultivation cultural culture curative curriculum custodial custody
customs cyber cybersecurity cycle dairy damage dance database databricks day daycare dcs deal dealership debt decision deck decommissioning deep defence defense dei deli delivery
demand demographer demolition demurrage dental department departmental depot design desk desktop detection detention dev development developmental device devops dialysis die diesel
dietary digital dining direct disability disaster discovery dispatch dispensing display dispute distribution district dive diversity division divisional divorce dmv dock docket
doctoral document documentary documentation dog domestic donation donor door dpo drafting drain drainage drama draughtsperson drill drilling drive driving drone drug dry drywall
dsp dtp ductwork duty dynamics early ebay ecommerce econometrician economic edi edit editorial education educational eeg eeo effects ehs eit elearning election elections electoral
electrification electro electronic electronics elementary elevator eligibility email embassy embedded emergency employability employment enablement end endpoint energy enforcement
engagement engine engineering english enrolled enrollment enterprise entertainment entry environmental equestrian equine equipment equity erp escort escrow esg esl estate estates
etl evaluation evening event events evidence evs exam exams excavator excellence exercise exhaust exhibition experience export extension extern external eye eyelash fab fabric
fabrication facilities facility factors factory faculty family fare farm fashion fast fbo fee feller fence fencing ferry festival fiber fibre fico field file film final finance
fire firewall firm firmware first fiscal fish fisheries fishing fit fitness fixed fleet flight flood floor flooring floral flt flutter foh food foods football force forecourt
foreign forensic forensics forest forestry forklift form formulation foster foundations foundry fourth fpga frac fragrance frame franchise fraud freight french frequency fresh
front frontend fruit fuel fulfillment fulfilment full fullstack functional fund fundraising funeral furniture gallery game gameplay gaming garage garden garment gas gate gatehouse
generation generator geophysicist geospatial geotechnical gis giving glass gmp golang golf goods governance government governor grade grain grant grants graphic graphics grc
greenhouse grid grocery grooming ground grounds groundworker group growth gse gsoc guest guitar gym gymnastics hacker hadoop hair hairdressing hall handling hangar happiness
harbour hard hardware harvest hatchery haul hazardous hcm health healthcare hearing heat heating heavy helicopter help helpdesk heritage hgv high highway highways hire hoa hod
holder holiday home homeless homelessness homes horse horticultural horticulture hospice hospital hospitality hostel hotel house household housekeeping housing hris hse
humanitarian husbandry hvac hydraulic hydro hydrogeologist hydrologist hygiene iam ict identity ifa iii ils image imagery imaging immigration implementation import improvement
inbound incident inclusion income independent individual industrial infantry infection information infosec infrastructure injury input inside insights insolvency inspection
installation instructional instrument instrumentation insulation insurance intake integration integrity intellectual intelligence interface interior internal international internet
interpretive intervention inventory investigation investment investor invoice ios iot iron irrigation jail janitorial java javascript jet jewellery jewelry job journalism journals
judicial justice juvenile kennel kernel key kiosk kitchen knowledge kubernetes kyc lab label labor laboratory lan land landfill landscape language laser lash lathe laundry law lawn
layer layout leadership leading lean learning lease leasehold leasing leave ledger legacy legal legionella legislative leisure lending let lettings lgv library license licensing
life lifecycle lifestyle lift lifting light lighting line linen liner lines linux lister listing literacy literary litigation live livestock living llm load loan lobby local
localization location lock locomotive logging logistics lollipop loss lot lounge low lube lunch luxury mac machine machinery magazine mail mailroom mainframe maintenance major make
makeup man management manufacturing marina marine maritime market marketplace marriage martech massage master match material materials mathematics mature mdm meat mechatronics med
media medical medicare medication medicine meeting meetings membership mental mep merchandise merchandising met metal meter microbiology midday middle migration military mill mine
minerals mining mis mission mitigation mobility money monitor monitoring mooring mortgage mortuary mot motion motor motorcycle mountain mower mud multi multifamily multimedia
municipal museum music musical mwd nail native natural nav naval nco ndt needs negligence neighbourhood net netsuite network new news ngo night nlp noc node non nonprofit npd npi
nuclear nursery nursing nutrition occupational odoo offender offshore oil oilfield ole onboarding online operating operational operations ophthalmic ops optic optical optimization
options optometric oracle oral orchestra order ordinator ordnance organic organisational orthodontic osp outboard outbound outdoor outpatient outreach outside overhead overseas
packaging packing page paid paint panel paraplanner parent parish park parking parks parliamentary parole part partnerships parts party passenger pastoral pastry patent pathway
patient patrol pattern paver payable payments payroll pcb pcv peer pen penetration pension pensions people performance permanent permit personal personality personnel pest pet
petrol petroleum pharmaceutical pharmacovigilance pharmacy phd philanthropy phone photo photographic photography php physical physics physiologist piano picture pig pilates pile
pipe pipeline piping pit pizza plan planning plant platform platoon play player plc plumbing pmo podcast policy political poll polymer pool port portfolio post postal postroom
poultry power powerplant powertrain ppc practical practice pre premises prep preparation preparedness prepress presales preschool presentation press pressure prevention pricing
primary print printing prison privacy private pro probate probation process processing procurement produce production professional profit program programmatic programme programs
projects promotional promotions property proposal protection prototype psv psychiatric pts pub public publishing puller pump punch puppy purchase purchasing python quality
quantitative quantity quarry radar radiation radio radiologic radiological rail railcar railroad railway ramp ranch rang rating reach react reader real reality rebar receivable
receiver receiving reception record recording records recovery recreation recruiting recruitment recycling red redevelopment reentry referral refinery refrigeration refugee refuse
regeneration registration registry regulatory rehabilitation relations relationship relay release reliability relief religion remediation remote removal removals renewals rental
repair repairs replenishment report reporting reprographics requirements rescue reservations reserve reservoir reset resettlement residence residential resilience resolution resort
resource resources resourcing respiratory response restaurant restoration restructuring retail retention retirement retrofit revenue review revit reward rfp ride rig rights risk
road roadside roadway robot robotics rolling roof roofing room rooms ropes roster route rov rpo rtl ruby running rural rust safe safety sales salesforce salon sample sampling
sandwich sanitation sap sas satellite saturday scada scaffold scaffolding scala scanning scene scenic scheduling scheme school science scientific screening script scrub scrum
search seasonal sec second secondary secretarial section sector securities security seed sem semi semiconductor sen send sensing seo servicenow services servicing set settlement
settlements sewer sewing shampoo sharepoint she sheep sheet shelf shelter sheq ship shipping shipyard shoe shop shopify short show showroom side sign signal signalling simulation
simulator site ski skilled skills skin skincare small smart smog snowflake soc social soft soil solar solution solutions sound sourcing sous sox spa space spacecraft special speech
sponsorship sports spray sprinkler sql stable stack staffing stage stall standards start state static station stationary statistical statutory steel stem stenocaptioner sterile
stew stock stockroom stone storage store stores stormwater strategic strategy street strength stress strip structural structures student studies studio study stunt sub subsea
substance substation subtitle success summer supermarket supervising supplier supply support supported surface surgery surgical surveillance survey sushi sustainability sustainment
swim swimming swine switchboard switcher system systems talent tank tax taxi team tech technical technology telecom telecommunications telecommunicator telecoms telemarketing
telephone telesales television temporary tenancy tenant tender tennis terminal termite territory test testing textile the theater theatre theme therapeutic therapy thermal third
threat thrift ticket ticketing tier tile till timber time timetable tire title tool tooling tools tour tourism tourist tow towboat tower town township track traction tractor trade
trademark trading traffic trail trailer train training tram transaction transactional transfer transformation transit translation transmission transport transportation travel
treasury treatment tree trial trials tribunal truck trust trusts tsa tug turbine turnaround type tyre uas uat uav ultrasound underwriting unit unity university unix unreal urban
usability use user utilities utility vacation validation valuation van vat vdc vehicle vendor ventilation venture venue verification vessel veterans veterinary vetting vfx
vibration victim video village vineyard violence virtual virtualization visa vision visitor visual vlsi vmware vocational voice voids voip voltage volunteering voyage vue
vulnerability wagon wall ward wardrobe warehouse warfare warranty wash waste wastewater watch water waxing way wealth weapons web website wedding weekend weight welding welfare
well wellbeing wellness wellsite wheelchair wholesale wig wildlife wind window windows windscreen wine wintel wireless wireline wood woodland word wordpress work workday workers
workforce workplace works workshop worship writing yacht yard years yoga young youth zoning zoo`.split(
    /\s+/,
  ),
)
