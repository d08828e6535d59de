export const trades = `
# electrical
electrical installation,electrical systems-,--work,-contracting,-wiring,installed-,containment@@,earthing@@,first fix electrical,pulling wire,running cable,single-phase,terminations@@,wire pulling,wiring@
electrical fault finding,--faults,-diagnostics,circuit troubleshooting,fault finding@,-tracing,find faults,locate-,trace-,troubleshoot electrical > equipment troubleshooting ~ electrical testing
EICR,=MWC@,electrical certification,-certificates,minor works-,electrical installation--,-condition report,electrical--,=MEIWC,=COC@@,=EIC@ > electrical testing
PAT testing,portable appliance-,=PAT@,PAT tester ~ electrical testing
motor controls,-wiring,-starters,soft-,contactors,control circuits,relays@,servo drives
variable frequency drives,--speed drives,=VFD,=VSD@@,inverters@ ~ motor controls
electrical transformers,switchgear,transformer installation,-maintenance,circuit breakers,transformers@,substations
control panel wiring,--panels,-cabinet wiring,--wiring,panel-,-building ~ electrical installation
fire alarm systems,--detection,-alarms,-and security systems,BS 5839,NICET
structured cabling,network-,data-,BICSI,Cat 6,Cat5e,Cat6,low voltage wiring,patch panels,SWA cable,cable pulling,-termination,=SWA@@
fibre optic cabling,--optic,-splicing,fusion-,FTTH,FTTP,OTDR,fiber installation,-optics ~ structured cabling
telecommunications installation,DISH-,broadband-,cable-,in-home-,satellite-,telecom-,aerial-,Openreach
solar PV installation,battery storage--,solar--,-PV,-systems,-panels,MCS certified,=MCS@@,NABCEP,photovoltaic,solar@@
overhead line work,--lines,-linesman,bucket truck,powerline,jointing,line construction,-work,pole climbing,power line maintenance,underground cable
generator maintenance,-servicing,-installation,UPS systems,automatic transfer switches,backup generators,diesel-,standby-,generators@@,uninterruptible power supply
smart home installation,-systems,AV installation,audio visual-,Control4,Crestron,Lutron,home automation
elevator maintenance,lift-,-engineering,-servicing,-installation,elevator-,-repair,-mechanic license,=LEIA,Kone@@,NVQ lifts,Otis@@,escalators
skill > electrical installation:
electrical testing,-inspection,test and-,-inspect,=T&I@@,dead testing,inspection and-,insulation resistance--,live--,fixed wire-
conduit bending,EMT-,basket tray,cable-,-containment,containment installation,conduit,containment@@
distribution boards,fuse-,panel-,-upgrades,service-,consumer units,=CU changes,=DB@@,=DBs@@,breaker panels,electrical-,load centers,panelboards,switchboards
lighting installation,-controls,-systems,-retrofits,emergency lighting,LED-,recessed-,dimmers,em lighting@,light fittings,-fixtures,luminaires
rewiring,domestic electrical,residential-,-wiring,new build-
commercial electrical,industrial-,-wiring,commercial-
EV charger installation,car-,EV chargers,-charging,electric vehicle-,OZEV,EVITP
skill > security systems installation:
intruder alarms,burglar-,Texecom,Galaxy panels,alarm installation
CCTV,IP cameras,security-
access control systems,--control,door access
certification:
inspection and testing qualification,=2391,2394,2395 > electrical testing
NICEIC registration,ECA registered,NAPIT,NICEIC,Part P,competent person scheme ~ electrical testing
NFPA 70E,qualified electrical worker
AM2,=AM2E,=AM2ED,=AM2S > NVQ level 3 electrical
certification > electrical installation:
18th edition wiring regulations,18th ed,-edition,2382-22,BS 7671,C&G 2382,wiring regulations
NVQ level 3 electrical,NVQ--,--electrical installation,level 3-,electrotechnical NVQ,gold card electrician,C&G 2357
City and Guilds electrical,2365 level 3,C&G 2330,-2365
JIB card,ECS-,ECS gold-,JIB-,--graded,-approved electrician,=ECS@@,SJIB,=JIB
licence:
journeyman electrician licence,electrician--,electrical license,309A,A-grade electrician,A-grade electrician licence,A-grade licence,A-class electrical licence,red seal-,licensed journeyman--,Cert III Electrotechnology > electrical installation,national electrical code ~ NVQ level 3 electrical
master electrician licence,--electrician,-electrical license > journeyman electrician licence
knowledge:
national electrical code,NEC--,electrical-,=NEC@,AS/NZS 3000,NFPA 70,=SANS 10142
three-phase power,3 phase,three-,480V,HV systems,low voltage-,415V,high voltage,medium-
tool:
electrical test equipment,=Fluke@,amp meter,clamp-,multifunction tester,voltage-
building management systems,--automation,-controls,DDC-,=BMS,KNX
tool > electrical test equipment:
megger,insulation tester
multimeter,voltmeter
tool > building management systems:
Johnson Controls Metasys,Metasys
Tridium
Niagara framework
Siemens Desigo
BACnet
# plumbing, heating and gas
plumbing,fixtures@@,install pipes,roughing in
landlord gas safety checks,=LGSR,=LGSRs,CP12,gas safety certificate,-certs > gas fitting
gas fitting,-servicing,-work,-pipework,-piping,-installation,-appliances,-lines,-fitter licence,=LPG@@,G2 gas license
boiler installation,-fitting,-fault finding,Baxi,Vaillant,Worcester Bosch,domestic boilers,combi-,commercial- ~ central heating systems
boiler servicing,-repair,-breakdowns ~ boiler installation
central heating systems,--heating,hydronic-,underfloor-,heating controls,-systems,-installation,power flushing,powerflush,radiators,system boilers,wet systems,=UFH
unvented hot water systems,hot--,-cylinders,unvented--,-hot water,=G3@,G3 qualification,-unvented,Megaflo,unvented@@,water heaters
heat pump installation,--pumps,renewable heating,ASHP
oil heating,oil fired-,--boilers
pipefitting,steamfitting,=PEX,Mapress,pipe fabrication,-spooling,-threading,-fitting,-installation,press fit,+pipe,copper--,pipework,process piping,steam-
soldering copper pipe,brazing,silver soldering,pipe-,sweating copper
drainage,CCTV drain survey,blocked drains,drain unblocking,-cleaning,-clearing,-jetting,hydro-,drain repair,sewer-,-cameras,-lines,guttering,jetting@@,rooter,unblocking@@
bathroom fitting,-refurbishment,-remodeling,-installation,fixture-,shower-,faucets,sanitaryware,toilets and sinks,wet rooms,sanitary ware
leak detection,-tracing,burst pipes,leaks@@,pipe repair
water treatment
sprinkler fitting,-inspection,-installation,-systems,dry risers,fire sprinkler
irrigation installation,irrigation,lawn sprinklers
skill > water treatment:
water softeners,-filtration
legionella,=TMV@@,=TMVs,L8,chlorination@@,water hygiene
licence:
public liability insurance,--liability,liability insurance@
plumbing licence,306A,journeyman plumber,red seal-,licensed master--,plumber's license > plumbing,plumbing code
Gas Safe registration,--Safe,=CORGI > ACS gas qualification
OFTEC registration,OFTEC > oil heating
certification:
NVQ plumbing,NVQ level 2-,--3 plumbing,JIB plumbing,City and Guilds-,plumbing NVQ > plumbing
ACS gas qualification,=ACS@,CCN1,CENWAT,CKR1,CPA1,gas certificates > gas fitting
backflow prevention,-testing,-tester,-certification
medical gas installation,--gas,ASSE 6010,med gas certification
knowledge:
plumbing code,=UPC@,water regs,-regulations,WRAS
NFPA 13 ~ sprinkler fitting
fire suppression systems,--suppression ~ sprinkler fitting
septic systems,-tank,pumps maintenance,sewage pumps,sump-,well-
# HVAC and refrigeration
refrigeration,cold rooms,ice machines,walk-in coolers,-freezers,compressors@ ~ HVAC
ductwork,duct fabrication,-cleaning,-installation,-work,ducting ~ HVAC installation
test and balance,NEBB,air balancing,water-,system- ~ HVAC
commercial catering equipment repair,kitchen--,CFESA,catering equipment,commercial kitchen-
appliance repair,-service,-installation,white goods,household appliances
skill > HVAC:
HVAC installation,air conditioning-,AC--,furnace-,split system-,HVAC install,installing HVAC,mini splits
HVAC service,air conditioning-,-maintenance,-repair,furnace--,AC-,HVAC-,-diagnostics,-preventive maintenance,HVAC--,-troubleshooting,servicing HVAC
refrigerant handling,=R32,R-410A,R410A,manifold gauges,recovery and recharge,refrigerants,superheat and subcooling,evacuating systems
air conditioning,-con,-conditioners,=AC systems,split-,-units,=DX@@,=VRF,=VRV,VRF/VRV,Daikin,aircon
chillers
HVAC load calculation,heat loss calculations,Manual J
knowledge:
HVAC,HVAC/R,HVACR,heating ventilation and air conditioning,heating--,--cooling
certification:
NATE certification,HVAC-,-Excellence,-certificate,-certified,=NATE,RSES > HVAC
certification > refrigerant handling:
EPA 608 certification,refrigerant--,EPA-,-certified,-608,-type II,--universal,-section 608 ~ F-Gas certification
F-Gas certification,ODS-,313A,C&G 2079,City and Guilds-,F Gas,Fgas
licence:
HVAC licence,refrigeration-,ARC-,HVAC contractor license,mechanical-,--license,HVAC journeyman-,journeyman HVAC > HVAC
tool:
furnaces
tool > HVAC:
rooftop units,packaged-,roof top-,=RTU
air handling units,fan coil--,=AHU,extraction systems,ventilation-,FCUs,MVHR,VAV boxes,air filters,-handlers,exhaust fans@,filter changes,ventilation@
# welding and fabrication
welding,weld
robotic welding,laser-,robot-,automated-,weld robot ~ welding
structural fabrication,steelwork-,structural steel-,fitting and--,fabricating steel,fabrication and welding,--from drawings,fabricator skills,fit up,metal fabricating,welder fabricator ~ welding
oxy-acetylene cutting,gas-,torches@@,acetylene torch,cutting-,air arc gouging,carbon-,burning bar,oxy acetylene,oxy-fuel,oxyacetylene
skill > welding:
MIG welding,135-,MAG-,wire feed-,gas metal arc--,=MAG@@,=MIG,GMAW,MIG/MAG,metal inert gas ~ TIG welding
TIG welding,purge-,orbital-,141-,gas tungsten arc-,=TIG,GTAW,heliarc,tungsten inert gas
stick welding,=MMA-,shielded metal arc-,ARC/stick,SMAW,manual metal arc,stick welder,=MMA@@
flux-cored welding,FCAW,dual shield,flux core,innershield ~ MIG welding
spot welding,projection-,resistance-,seam-,stud-,tack-
submerged arc welding,sub arc
aluminium welding,carbon steel-,welding aluminium
stainless steel welding,--welding,weld stainless ~ aluminium welding
pipe welding,pipeline-,tube-,pipe welder
knowledge:
hot work permits,--works,fire watch,permit to work
knowledge > welding:
all-position welding,overhead-,vertical-,2G@@,all positions@
weld symbols,-maps,=PQR,=WPS,welding procedures
certification:
welding inspection,weld quality-,CSWIP,welding inspector,=CWI ~ welding
confined space entry,--space
rigging and signalling,-lifting,--equipment,banksman,crane signalling,lifting and slinging,rigger,rigging@,signal person,slinger
certification > all-position welding:
6G welding,6G@@
3G and 4G,3G@@,4G@@
certification > welding:
coded welder certification,--welding,welder codings,EN 287,-9606,ISO-,ASME IX,-section IX
AWS welding certification,welding--,-certificate,-test,D1.1,=AWS@,AWS structural welding,--welder,certified-,CWB certified,-ticket
tool:
angle grinder use,--grinder,-grinding,bandsaw,grinding welds,abrasive wheels,band saw,chop-
# carpentry and finishing
carpentry,carpenter skills,cut roofs,wood working,woodwork
joinery,joiner skills ~ carpentry
cabinet installation,casework-,kitchen-,countertop-,cabinet install,cabinetry,worktops@@,countertops,kitchen cabinets,-fitting,worktop- ~ finish carpentry
drywall,boarding out,dry lining,drylining,partitioning^@@,partitions@@,plasterboard,sheetrock,taping and jointing,-mudding
plastering,K rend,dry dash,plaster,render@@,rendering walls,screeding,skim coat,skimming^@@,stucco
painting and decorating,spray--,cutting in,painting prep,-walls,prep surfaces,decorating@,airless spray,-sprayer,brush and roller,caulking,interior painting,commercial-,house-,residential-,exterior-,-walls@,sanding@,surface prep,-preparation,wallpaper hanging,wallpaper@@,wallpapering
tiling,ceramic tile,grout,porcelain tiles,tile installation,-setting,-work
flooring installation,carpet-,-fitting,-laying,floor-,-covering,=LVT,flooring
window and door installation,=FENSA,replacement windows,door hardware,-installation,window-,-fitting,shopfront
roller shutters ~ window and door installation
curtain walling ~ window and door installation
double glazing,uPVC windows ~ window and door installation
automatic doors ~ window and door installation
garage doors ~ window and door installation
glazing,glass installation ~ window and door installation
insulation installation,insulation,spray foam,weatherization,pipe lagging
locksmithing,key cutting,lock changes,-fitting,-repair,locks^@@,re-keying locks,rekeying
shopfitting,interior fit out,office-,retail-,shop fitting
suspended ceilings,acoustic-,T-bar ceiling,acoustical-,drop-,ceiling fixing,-tiles,-grid
signage installation,sign-,-making,vehicle wraps,vinyl wrapping
pool maintenance,spa-,pool chemicals,-cleaning,-plant,-service
skill > carpentry:
carpentry framing,light gauge-,wall--,wood-,metal stud-,metal--,rough-,-carpentry,first fix-,framing@,roof trusses,stud partition,-walls,studwork,timber frame
finish carpentry,trim-,-work,-installation,millwork-,door hanging,architraves,baseboards,finish work^@@,interior trim,skirting,crown molding
certification:
pool plant operator,certified pool-- > pool maintenance
# facilities and general
building maintenance,apartment-,facility-,general-,property-,fabric-,building repairs,property-,general-,minor-,small-,maintenance-,-experience,home repair,handyman,hard FM,multi trade,multi-skilled trades,odd jobs
planned and reactive maintenance,PPM and reactive,multi-skilled engineer,planned works@@,responsive maintenance,-repairs,reactive-,-works,void-,-properties,voids@@ > building maintenance
building inspections for maintenance,building walk-throughs
statutory compliance,-testing ~ building inspections for maintenance
landscape work,-installation,lawn and landscape,soft landscaping,landscaping@
garden maintenance ~ landscape work
hardscaping,hard landscaping ~ landscape work
planting schemes,planting@@ ~ landscape work
retaining walls ~ landscape work
turfing,sod installation > soft landscaping,landscape work
timber decking,decking@ ~ landscape work
fence installation,-building,fencing^@@ ~ landscape work
block paving,patios,paving@ ~ landscape work
tree surgery,-pruning,-care,arboriculture,woodchipper
NPTC ~ tree surgery
stump grinding ~ tree surgery
caretaking,caretaker duties,key holder@@,-holding,keyholding,porterage
working at height,fall arrest,-protection,harness work,ladders@,comfortable with heights,rope access
fire stopping,-doors,BM Trada,FIRAS,firestopping,intumescent,passive fire protection
water damage restoration,flood--,damage-,disaster-,IICRC,mitigation@@,restoration@@
job sheets,service reports,-tickets
van stock
company van,own-
service calls,-visits,after hours emergency,breakdown call rota,on-,standby--,call out-,call-outs@,callouts@@,emergency call outs,field service,on-site-,on-call rotation
job quoting,-estimates,written-,quotes and-,estimating jobs,pricing-,preparing quotes
apprentice supervision,mentoring apprentices,training-,supervising-
blacksmithing and farriery,farrier,farriery,horseshoeing
stonemasonry,natural stone,stone carving,-cutting,-masonry,-fixing
gas meter installation,meter--,-reading,=AMI meters,MET1,gas metering,utility-
skill > grounds maintenance:
hedge cutting,-trimming
mowing,grass cutting,lawn care,ride on mower
certification:
facilities management certification,=FMP,BIFM,IFMA,IWFM,certified facility manager,facility management professional > facilities management
asbestos awareness,AHERA,P405,UKATA,asbestos
rope access certification,IRATA,SPRAT > working at height
asbestos removal,-abatement ~ asbestos awareness
lead abatement ~ asbestos awareness
mold remediation,-removal ~ asbestos awareness
apprenticeship training,=TESDA,apprentice served,time-,apprenticeship,=ITI@@,=NC II,journey level,journeyman,red seal,trade certificate,-certification,-qualification,-qualified,-test
tool:
field service software,job management--
tool > field service software:
ServiceTitan
Housecall Pro
Simpro
Joblogic
BigChange
FieldEdge
ServiceMax
Commusoft
ServiceM8
knowledge:
van-based work
# further
certification:
HETAS registration,=HETAS,chimney sweep,stove installation`
