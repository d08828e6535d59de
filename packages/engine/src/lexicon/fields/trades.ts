export const trades = `
# electrical
electrical installation,electrical systems-,--work,-wiring,-contracting,wiring@,installed wiring,running cable,wire pulling,pulling wire,first fix electrical
electrical testing,-inspection,test and-,-inspect,insulation resistance testing,fixed wire--,dead--,live-,inspection and- > electrical installation
electrical fault finding,--faults,-diagnostics,fault finding@,-tracing,trace faults,find-,locate-,circuit troubleshooting,troubleshoot electrical > equipment troubleshooting ~ electrical testing
certification: 18th edition wiring regulations,18th edition,17th-,BS 7671,wiring regulations > electrical installation
certification: inspection and testing qualification,=2391,2394,2395 > electrical testing
certification: NVQ level 3 electrical,NVQ electrical installation,level 3-,City and Guilds electrical,AM2,electrotechnical NVQ,gold card electrician,2365 level 3 > electrical installation
certification: JIB card,ECS-,ECS gold-,JIB-,--graded,-approved electrician,SJIB > electrical installation
certification: NICEIC registration,NICEIC,NAPIT,competent person scheme,ECA registered,Part P ~ electrical testing
EICR,electrical condition report,electrical installation-,--certificates,minor works--,electrical--,-certification > electrical testing
PAT testing,portable appliance-,=PAT@,PAT tester ~ electrical testing
licence: journeyman electrician licence,electrician--,electrical license,licensed electrician,licensed journeyman-,red seal--,309A > electrical installation,national electrical code ~ NVQ level 3 electrical
licence: master electrician licence,--electrical license,licensed master electrician > journeyman electrician licence
knowledge: national electrical code,NEC--,electrical-,=NEC@,NFPA 70,AS/NZS 3000
certification: NFPA 70E,arc flash,qualified electrical worker
conduit bending,EMT-,conduit,containment installation,cable containment,-tray,basket-,containment@ > electrical installation
distribution boards,panel-,fuse-,consumer units,electrical panels,breaker-,switchboards,load centers,panelboards,service upgrades,panel- > electrical installation
lighting installation,-systems,-controls,-retrofits,light fittings,-fixtures,emergency lighting,LED-,recessed-,luminaires,dimmers > electrical installation
rewiring,new build wiring,residential--,-electrical,domestic-,rewires > electrical installation
commercial electrical,industrial-,-wiring,commercial- > electrical installation
knowledge: three-phase power,three phase,3-,480V,415V,high voltage,medium-,HV systems,low voltage-
motor controls,-wiring,-starters,soft-,contactors,relays,servo drives,control circuits
variable frequency drives,--speed drives,=VFD,VFDs,inverters@ ~ motor controls
electrical transformers,transformers@,switchgear,circuit breakers,substations,transformer installation,-maintenance
control panel wiring,--panels,-wiring,-cabinet wiring,panel--,-building ~ electrical installation
tool: electrical test equipment,=Fluke,multifunction tester,voltage-,clamp meter,amp-
tool: megger,insulation tester > electrical test equipment
tool: multimeter,voltmeter > electrical test equipment
fire alarm systems,--alarms,-detection,-and security systems,BS 5839,NICET
intruder alarms,burglar-,alarm installation > security systems installation
CCTV,security cameras,IP- > security systems installation
access control systems,--control,door access > security systems installation
structured cabling,data-,network-,Cat5e,Cat6,low voltage wiring,cable termination,-pulling,terminating cable,BICSI,Cat 6,patch panels
fibre optic cabling,--optics,fiber-,-installation,-splicing,fusion-,fibre-,-optic,OTDR,FTTP,FTTH ~ structured cabling
telecommunications installation,broadband-,telecom-,cable-,satellite-,DISH-,aerial-,in-home-,Openreach
solar PV installation,battery storage--,solar--,-panels,-PV,-systems,photovoltaic,MCS certified,NABCEP
EV charger installation,car-,electric vehicle charging,EV--,-chargers,OZEV,EVITP > electrical installation
overhead line work,--lines,-linesman,lineman work,line-,-construction,power line maintenance,powerline,climbing poles,pole climbing,jointing,underground cable,bucket truck
generator maintenance,-installation,-servicing,generators@,UPS systems,automatic transfer switches,uninterruptible power supply,standby generators,backup-,diesel-
tool: building management systems,--automation,-controls,DDC-,=BMS
tool: Johnson Controls Metasys,Metasys > building management systems
tool: Tridium > building management systems
tool: Niagara framework > building management systems
tool: Siemens Desigo > building management systems
tool: BACnet > building management systems
smart home installation,-systems,home automation,Control4,Crestron,AV installation,audio visual-,Lutron
elevator maintenance,lift-,-servicing,-engineering,-installation,elevator-,-repair,-mechanic license,escalators,NVQ lifts
# plumbing, heating and gas
plumbing,install pipes,fixtures@
licence: plumbing licence,plumber's license,licensed plumber,-master plumber,journeyman--,red seal-,306A > plumbing,plumbing code
certification: NVQ plumbing,NVQ level 2-,--3 plumbing,plumbing NVQ,JIB plumbing,City and Guilds- > plumbing
knowledge: plumbing code,=UPC@,water regulations,-regs,WRAS
licence: Gas Safe registration,--Safe,gas certificates,-safety certificate,=ACS,CCN1,CENWAT,CORGI,CP12,landlord gas safety,CKR1,CPA1 > gas fitting
gas fitting,-appliances,-installation,-piping,-lines,-work,-servicing,-pipework,-fitter licence,G2 gas license
boiler installation,-fitting,-fault finding,combi boilers,domestic-,installing-,commercial-,Worcester Bosch,Vaillant,Baxi ~ central heating systems
boiler servicing,-repair,-breakdowns ~ boiler installation
central heating systems,--heating,underfloor-,hydronic-,wet systems,heating-,-installation,-controls,radiators,power flushing
unvented hot water systems,--water,--cylinders,hot water-,=G3@,G3 unvented,-qualification,water heaters
heat pump installation,--pumps,ASHP,renewable heating
licence: OFTEC registration,OFTEC,oil boilers,-heating,oil fired-
pipefitting,pipe fitting,-installation,-threading,-fabrication,-spooling,steamfitting,pipework,process piping,steam-,copper pipe,press fit-,=PEX
soldering copper pipe,sweating copper,pipe soldering,silver-,brazing,braze
drainage,hydro jetting,drain-,-cleaning,-unblocking,-clearing,-repair,sewer-,-cameras,-lines,blocked drains,unblocking-,rooter,CCTV drain survey,guttering
bathroom fitting,-remodeling,-refurbishment,-installation,fixture-,shower-,sanitary ware,sanitaryware,faucets,toilets and sinks,wet rooms
certification: backflow prevention,-testing,-certification,-tester,-preventer,-devices
certification: medical gas installation,--gas,ASSE 6010,med gas certification
leak detection,-tracing,leaks@,pipe repair,burst pipes
water treatment
water softeners,-filtration > water treatment
legionella,L8,water hygiene > water treatment
sprinkler fitting,-systems,-installation,-inspection,fire sprinkler,dry risers
knowledge: NFPA 13 ~ sprinkler fitting
knowledge: fire suppression systems,--suppression ~ sprinkler fitting
knowledge: septic systems,-tank,well pumps,sump-,sewage-,pumps maintenance
irrigation installation,irrigation,lawn sprinklers
# HVAC and refrigeration
knowledge: HVAC,heating and cooling,-air conditioning,heating ventilation-,HVAC/R,HVACR
HVAC installation,furnace-,air conditioning-,AC--,split system-,HVAC install,installing HVAC,mini splits > HVAC
HVAC service,air conditioning-,-repair,-maintenance,HVAC--,HVAC preventive-,furnace repair,AC-,HVAC-,-troubleshooting,-diagnostics,servicing HVAC,troubleshoot- > HVAC
certification: EPA 608 certification,refrigerant--,EPA-,-608,-section 608,--universal,-certified,-type II > refrigerant handling ~ F-Gas certification
certification: F-Gas certification,ODS-,F Gas,Fgas,C&G 2079,City and Guilds-,313A > refrigerant handling
certification: NATE certification,HVAC-,-Excellence,-certificate,-certified,=NATE,RSES > HVAC
licence: HVAC licence,ARC-,refrigeration-,HVAC contractor license,mechanical-,--license,HVAC journeyman-,journeyman HVAC > HVAC
refrigerant handling,refrigerants,R410A,recovery and recharge,evacuating systems,superheat and subcooling,manifold gauges > HVAC
refrigeration,walk-in coolers,-freezers,ice machines,cold rooms,compressors@ ~ HVAC
air conditioning,-con,-conditioners,=VRF,=VRV,split systems,=AC-,aircon,Daikin,VRF/VRV > HVAC
chillers > HVAC
tool: rooftop units,packaged-,roof top-,=RTU,RTUs > HVAC
tool: air handling units,fan coil--,=AHU,AHUs,air handlers,-filters,FCUs,ventilation@,extraction systems,ventilation-,MVHR,exhaust fans@,filter changes,VAV boxes > HVAC
ductwork,ducting,duct installation,-fabrication,-work,-cleaning ~ HVAC installation
tool: furnaces
HVAC load calculation,Manual J,heat loss calculations > HVAC
test and balance,air balancing,system-,water-,NEBB ~ HVAC
commercial catering equipment repair,kitchen--,catering equipment,commercial kitchen-,CFESA
appliance repair,-installation,-service,white goods,household appliances
# welding and fabrication
welding,weld
MIG welding,135-,wire feed-,MAG--,gas metal arc-,=MIG,GMAW,MIG/MAG,metal inert gas > welding ~ TIG welding
TIG welding,purge-,orbital-,141-,gas tungsten arc-,=TIG,GTAW,tungsten inert gas,heliarc > welding
stick welding,=MMA-,shielded metal arc-,SMAW,manual metal arc,stick welder,ARC/stick > welding
flux-cored welding,FCAW,flux core,dual shield,innershield > welding ~ MIG welding
spot welding,resistance-,projection-,stud-,seam-,tack- > welding
submerged arc welding,sub arc > welding
robotic welding,robot-,laser-,automated-,weld robot ~ welding
aluminium welding,carbon steel-,welding aluminium > welding
stainless steel welding,--welding,weld stainless > welding ~ aluminium welding
pipe welding,pipeline-,tube-,pipe welder > welding
knowledge: all-position welding,overhead-,vertical-,2G,all positions@ > welding
certification: 6G welding,6G > all-position welding
certification: 3G and 4G,3G,4G > all-position welding
certification: coded welder certification,--welding,-welder,ASME IX,-section IX,EN 9606,ISO-,welder codings > welding
certification: AWS welding certification,welding--,-certificate,-test,D1.1,certified welder,AWS-,-structural welding,CWB certified,-ticket,=AWS@ > welding
certification: welding inspection,weld quality-,=CWI,CSWIP,welding inspector ~ welding
knowledge: weld symbols,-maps,=WPS,welding procedures,=PQR > welding
structural fabrication,fitting and-,steelwork--,structural steel-,fabricating steel,fabrication from drawings,--and welding,metal fabricating,fabricator skills,fit up,welder fabricator ~ welding
oxy-acetylene cutting,gas-,oxy acetylene,acetylene torch,cutting-,oxyacetylene,oxy-fuel,burning bar,torches@,air arc gouging,carbon-
tool: angle grinder use,--grinder,-grinding,chop saw,band-,bandsaw,grinding welds,abrasive wheels
certification: confined space entry,--space
knowledge: hot work permits,--works,fire watch,permit to work
certification: rigging and signalling,-lifting,--equipment,rigger,rigging@,slinger,signal person,crane signalling,banksman,lifting and slinging
# carpentry and finishing
carpentry,carpenter skills,woodworking,wood working,woodwork
joinery,joiner skills ~ carpentry
carpentry framing,wood-,rough-,wall-,metal stud-,metal--,light gauge-,framing@,rough carpentry,first fix-,stud partition,-walls,framing-,studwork,roof trusses,timber frame > carpentry
finish carpentry,trim-,-work,-installation,millwork-,second fix,2nd-,first-,1st-,skirting,architraves,baseboards,crown molding,hanging doors,door hanging,interior trim,finish work > carpentry
cabinet installation,casework-,countertop-,kitchen-,-cabinets,-fitting,worktop-,cabinetry,fitted kitchens,cabinet install,countertops ~ finish carpentry
drywall,dry lining,drylining,plasterboard,sheetrock,taping and mudding,-jointing,partitioning@,boarding out
plastering,skimming@,rendering walls,screeding,stucco,dry dash,K rend,skim coat,plaster,render@
painting and decorating,--prep,-walls,-experience,interior painting,exterior-,house-,commercial-,residential-,decorating@,wallpapering,brush and roller,cutting in,surface preparation,-prep,airless sprayer,-spray,wallpaper hanging,hanging wallpaper,caulking,sanding@,prep surfaces,exterior walls@
tiling,tile setting,-installation,-work,ceramic tile,grouting,porcelain tiles,grout
flooring installation,carpet-,-fitting,-laying,floor-,-covering,flooring,=LVT
window and door installation,window fitting,-installation,door-,-hardware,replacement windows,shopfront
roller shutters ~ window and door installation
curtain walling ~ window and door installation
double glazing,uPVC windows ~ window and door installation
automatic doors ~ window and door installation
garage doors ~ window and door installation
glazing,glass installation ~ window and door installation
insulation installation,insulation,spray foam,lagging pipes,pipe lagging,weatherization
locksmithing,locks@,key cutting,rekeying,lock changes,-repair,-fitting,re-keying locks
shopfitting,shop fitting,retail fit out,interior-,office-
suspended ceilings,acoustic-,ceiling fixing,-tiles,-grid,drop ceiling,acoustical-,T-bar-
signage installation,sign-,-making,vinyl wrapping,vehicle wraps
pool maintenance,spa-,pool plant,-chemicals,-cleaning,-service
certification: pool plant operator,certified pool-- > pool maintenance
# facilities and general
building maintenance,property-,facility-,fabric-,general-,apartment-,small repairs,building-,property-,general-,minor-,maintenance-,-experience,handyman,hard FM,multi trade,multi-skilled trades,home repair,odd jobs
planned and reactive maintenance,reactive repairs,-works,void-,-properties,PPM and reactive,responsive repairs,-maintenance,voids@ > building maintenance
certification: facilities management certification,IWFM,BIFM,IFMA,facility management professional,=FMP,certified facility manager > facilities management
building inspections for maintenance,building walk-throughs
statutory compliance,-testing ~ building inspections for maintenance
hedge cutting,-trimming > grounds maintenance
mowing,grass cutting,ride on mower,lawn care > grounds maintenance
landscape work,-installation,landscaping,soft landscaping,lawn and landscape
garden maintenance ~ landscape work
hardscaping,hard landscaping ~ landscape work
planting schemes,planting@ ~ landscape work
retaining walls ~ landscape work
turfing,sod installation ~ landscape work
timber decking,decking@,patios ~ landscape work
fence installation,-building,fencing@ ~ landscape work
block paving,paving@ ~ landscape work
tree surgery,-care,-pruning,arboriculture,woodchipper
NPTC,PA1 ~ tree surgery
stump grinding ~ tree surgery
caretaking,caretaker duties,porterage,key holding,-holder,keyholding
working at height,ladders,fall protection,-arrest,harness work,comfortable with heights,rope access,IRATA
certification: asbestos awareness,asbestos,UKATA,P405,AHERA
certification: asbestos removal,-abatement ~ asbestos awareness
certification: lead abatement,-paint,EPA lead safe,RRP certification ~ asbestos awareness
certification: mold remediation,-removal ~ asbestos awareness
fire stopping,-doors,passive fire protection,firestopping,BM Trada,FIRAS,intumescent
water damage restoration,flood--,damage-,disaster-,restoration@,IICRC,mitigation@
job sheets,own van,company-,van stock,service tickets,-reports
service calls,-visits,callouts@,call-outs@,on-call rotation,standby rota,call out-,on call--,field service,on-site-,after hours emergency,emergency call outs
tool: field service software,job management--
tool: ServiceTitan > field service software
tool: Housecall Pro > field service software
tool: Simpro > field service software
tool: Joblogic > field service software
tool: BigChange > field service software
tool: FieldEdge > field service software
tool: ServiceMax > field service software
tool: Commusoft > field service software
tool: ServiceM8 > field service software
job quoting,-estimates,written-,quotes and-,estimating jobs,quoting-,pricing-,preparing quotes
certification: apprenticeship training,apprenticeship,time served,apprentice-,journeyman,red seal,trade qualified,-certificate,-qualification,-certification,journey level
apprentice supervision,supervising apprentices,mentoring-,training-
blacksmithing and farriery,farrier,farriery,horseshoeing
stonemasonry,stone masonry,-carving,-fixing,-cutting,natural stone
gas meter installation,meter--,-reading,=AMI meters,gas metering,utility-,MET1
knowledge: van-based work`
