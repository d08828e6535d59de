export const science = `
# laboratory basics
laboratory techniques,lab-,-experience,laboratory-,-procedures,-work,-methods,-skills,lab-,wet lab,bench work,-science,benchwork
sample preparation,specimen-,preparing samples,sample processing,-extraction > laboratory techniques
scientific sampling,field-,sampling@,sample collection,-analysis,-testing,collecting samples,analysing- ~ sample preparation
laboratory testing,-analysis,lab testing,analytical- > laboratory techniques
tool: laboratory notebook,-records,-documentation,lab notebook,=ELN,Benchling
knowledge: laboratory safety,biological-,lab-,chemical-,-hygiene,biosafety,BSL-2,BSL-3
solution preparation,reagent-,media-,buffer-,stock solutions,preparing-,-reagents,-media,buffers and- > laboratory techniques
pipetting,micropipette,pipettes > laboratory techniques
aseptic technique,sterile-,aseptic processing,-practices,-gowning,-conditions > laboratory techniques
instrument calibration,laboratory equipment-,-maintenance,calibrating instruments,instrument qualification,-troubleshooting
tool: laboratory equipment,-instruments,scientific-,analytical-,-balance,-instrumentation,laboratory-,lab equipment,autoclave,pH meter,incubators lab,fume hood
glassware washing,glassware@,washing labware,glasswash,laboratory supplies
laboratory management,lab-,-operations,laboratory-,-supervision,managed laboratory,managing a-,ordering lab supplies
tool: LIMS,laboratory information management system,LabWare,LabVantage,StarLIMS,SampleManager
scientific data analysis,experimental-,laboratory-,scientific data,interpretation of results
method development,assay-,-design,-optimization,method-,protocol-,-development@,developing assays,optimised protocols
method validation,assay-,method transfer,-verification,validating methods,ICH Q2 ~ method development
laboratory protocols,-SOPs,test methods,following protocols,scientific-
scientific literature review,--literature,literature review,-searches,-research,PubMed,Web of Science,Scopus
scientific presentations,research-,presenting scientific data,scientific posters,journal club,presented research,lab meetings
scientific research,basic-,independent-,laboratory-,industrial-,research experience@,-projects@,-laboratory
knowledge: research protocols,study-,-design,research-,-ethics,-methodology,-methods,-planning
research assistance,-support,undergraduate research,assisting with-
tool: GraphPad Prism,=Prism@,GraphPad
tool: ImageJ,CellProfiler,Imaris
tool: laboratory automation,lab-,liquid handling,-handler,Tecan,Opentrons
# biology and biotech
molecular biology,-techniques,-biologist,-methods,plasmid DNA,recombinant-,restriction digestion > laboratory techniques
polymerase chain reaction,PCR amplification,-assays,primer design > molecular biology
nucleic acid extraction,-isolation,DNA purification,DNA/RNA extraction > molecular biology
gel electrophoresis,-imaging,agarose gel,electrophoresis > laboratory techniques
western blotting,immunoblotting,immunoblot > gel electrophoresis
ELISA,enzyme-linked immunosorbent assay > laboratory techniques
flow cytometry,-cytometer,-cytometric analysis,=FACS,cell sorting,FlowJo
cell culture,tissue-,suspension-,culturing cells,cell passaging > aseptic technique
knowledge: cell biology,cellular-,cell signalling,-proliferation assays
transfection,transduction,electroporation,stable cell lines > cell culture
CRISPR,gene knockout,-cloning > molecular biology
DNA sequencing,Sanger-,nanopore-,library preparation@,Oxford Nanopore ~ molecular biology
knowledge: bioinformatics,computational biology,sequence alignment,-analysis,=BLAST@,omics data,Bioconductor,SnapGene,Geneious
knowledge: genetics,genotyping,cytogenetics,karyotyping
microbiology,microbiological testing,-techniques,-analysis,microbial identification,-testing,-culturing,bacteriology,mycology > aseptic technique
knowledge: virology,viral culture,plaque assay,vaccine research,-development
knowledge: immunology,T cell assays,immunological--,-techniques,immunophenotyping,immuno-oncology,=PBMC isolation
immunohistochemistry,=IHC,histological staining,H&E-
microscopy,microscope > laboratory techniques
knowledge: biochemistry,biochemical techniques,-analysis,-testing
protein purification,-characterization,-extraction,-analysis,-biochemistry,affinity chromatography,=FPLC,=AKTA,Bradford assay > biochemistry
knowledge: proteomics,metabolomics,lipidomics,peptide mapping,glycan analysis ~ mass spectrometry
animal studies,-models,-dissection,laboratory animals,in vivo,rodent surgery,IACUC
licence: animal research licence,Home Office--,=PIL A,AALAS certification,=LATG,=ALAT > animal studies
knowledge: toxicology,toxicity testing,ecotoxicology,toxicological assessment
knowledge: drug discovery,-screening,-development,pharmaceutical-,-research,pharmacology-,small molecule drugs,=DMPK,=ADME
biologics manufacturing,biopharmaceuticals,biologics,fermenter,biopharma,=CHO cells,cell banking
pharmaceutical formulation,drug-,-product development,formulation--,-science,pre-formulation
knowledge: neuroscience,neurobiology,stereotaxic surgery,neuroimaging,fMRI
knowledge: plant biology,-science,-physiology,-pathology,-genetics,-tissue culture,botany,greenhouse experiments
knowledge: zoology,animal behaviour research,--biology,wildlife-,ornithology,mammalogy,herpetology
knowledge: biology,biological research,-sciences,life-,biotechnology
# chemistry and physics
knowledge: chemistry,chemical sciences
analytical chemistry,-techniques,-methods,-laboratory,-chemist,instrumental analysis,chemical-,-testing > laboratory techniques
high-performance liquid chromatography,liquid--,=HPLC,=UPLC,=UHPLC,=LC@,HPLC analysis,HPLC/UPLC > chromatography
gas chromatography,=GC@,GC-FID,headspace GC > chromatography
chromatography,chromatographic techniques,-methods,=TLC@ > analytical chemistry
mass spectrometry,-spec,-spectrometer,MS/MS,MALDI > analytical chemistry
ICP-OES,inductively coupled plasma,ICP analysis,=AAS@,atomic absorption > spectroscopy
spectroscopy,spectroscopic techniques > analytical chemistry
nuclear magnetic resonance,NMR spectroscopy,=NMR > spectroscopy
X-ray diffraction,powder-,X-ray fluorescence,=XRF,=XPS,crystallography
thermal analysis,thermogravimetric-,=DSC@,=TGA@,calorimetry,=DMA@
titration > analytical chemistry
tool: chromatography data software,Empower--,-3,=Empower@,Chromeleon,ChemStation,OpenLab,Waters Empower,MassHunter,MassLynx,Xcalibur > chromatography
organic synthesis,chemical-,multi-step-,peptide-,multistep-,process chemistry,synthetic-,organic-,-compounds,synthesis of-,reaction optimization
knowledge: polymer chemistry,surface-,colloids,rheometer
knowledge: physical chemistry,thermodynamics-,quantum-,Gaussian-,Schrödinger software
knowledge: electrochemistry,cyclic voltammetry,impedance spectroscopy,potentiostat
tool: ChemDraw,SciFinder,Reaxys
cleanroom,controlled environment rooms,gowning procedures
knowledge: physics,astrophysics,quantum mechanics
knowledge: optics and lasers,laser physics
knowledge: astronomy,planetary science,telescopes
vacuum systems,-chambers,cryogenics,high vacuum
knowledge: food science,-technology,-chemistry,-ingredients,nutritional labelling,-information
cosmetic formulation,-science,-chemistry,emulsions,INCI
# quality and regulation
knowledge: good laboratory practice,=GLP,GLP compliance,-regulations
laboratory quality control,QC lab,-testing,-laboratory,-analysis,quality control-,-testing,-samples > laboratory testing
knowledge: ISO 17025,ISO/IEC-,ISO 15189,laboratory accreditation,UKAS,A2LA,NELAP,TNI standards
knowledge: pharmacopoeia methods,USP-,compendial-,-testing,pharmacopeia,USP/EP,pharmacopoeial,European Pharmacopoeia,USP/NF
knowledge: FDA regulations,-guidelines,-compliance,-audits,-regulatory requirements,=FDA,Food and Drug Administration,European Medicines Agency
pharmaceutical validation,commissioning and qualification,IQOQPQ
batch records,batch manufacturing-,batch production--
deviation and CAPA management,CAPA management,-investigations,laboratory-,deviation-,GMP deviations,deviations and CAPAs
tool: TrackWise,Veeva Vault,-QualityDocs
knowledge: technology transfer,tech-,patent filing
# environment and earth
knowledge: environmental science,-studies,-research,-analysis
environmental sampling,water- ~ scientific sampling
environmental site assessment,Phase II-,Phase 1--,=ESA@,ASTM E1527,Phase I and II environmental assessments
environmental remediation,soil-,groundwater-,hazardous waste-,remediation projects,remedial design,soil vapor extraction
knowledge: environmental management systems,=EMS 14001
knowledge: sustainability,sustainable development,climate action,scope 3 emissions
knowledge: climate science,-adaptation,-data,-resilience,-change,-modelling,atmospheric-,-science,-chemistry,meteorology,weather forecasting,climatology,oceanography
knowledge: ecology,vegetation surveys,biological-,wildlife-,ecological-,-impact assessment,--assessment,-restoration,-monitoring,ecosystem-,ecologist experience
wetland delineation,wetlands,Section 404 permits,jurisdictional determination ~ ecology
conservation biology,-projects,-management,habitat-,natural resource-,nature conservation,wildlife-,marine-,habitat-,-restoration,species recovery,rewilding,invasive species ~ ecology
fieldwork,field work,-research,-surveys,-studies,-investigations,-data collection
knowledge: geology,geological mapping,stratigraphy,sedimentology,petrology,geologist experience,mineralogy,geosciences,earth science
knowledge: geochemistry,isotope analysis,geochemical-,assay laboratory,fire assay
mineral exploration,exploration drilling,=JORC,grade control mining > geology
knowledge: soil science,-analysis,-chemistry,-properties,pedology
water quality analysis,-monitoring,-sampling,-testing,--chemistry,-testing,wastewater-,-analysis,BOD and COD,legionella sampling
knowledge: radiation and isotopes,radioactive materials handling,radioisotopes,radiochemistry
knowledge: forensic science,-biology,-DNA,-laboratory,-analysis,fingerprint-,DNA profiling,trace evidence,latent prints
science outreach,STEM-,science education-,citizen science
licence: professional geologist licence,--geologist,licensed-,chartered-,registered-,=PG@,=CGeol,P.G. license > geology
certification: chartered environmentalist,-ecologist,=CEnv,=CIEEM,CIEEM membership,=QEP,=IEMA foundation certificate
certification: chartered chemist,-scientist,=MRSC,=CChem,Royal Society of Chemistry,-Biology,=CSci,=MRSB,American Chemical Society
licence: HCPC biomedical scientist,IBMS specialist portfolio,--registration,-certificate of competence,=IBMS
tool: scientific programming,Fortran scientific
serial dilutions > pipetting
centrifugation,centrifuge ~ laboratory equipment
high-throughput screening,=HTS@,robotic liquid handling,automated- ~ laboratory automation
knowledge: hypothesis testing in research,hypothesis-driven research,scientific method ~ experimental design
systematic reviews,meta-analysis ~ scientific literature review
qualitative research,focus groups-,semi-structured interviews,thematic analysis ~ research protocols
quantitative research,mixed methods- ~ research protocols
qPCR,real-time PCR,quantitative-,digital-,RT-PCR,=ddPCR > polymerase chain reaction
DNA extraction,RNA-,-isolation,DNA- > nucleic acid extraction
molecular cloning,DNA-,cloning@,plasmid construction,-preparation > molecular biology
SDS-PAGE,=PAGE@,polyacrylamide gel > gel electrophoresis
immunoassays,ligand binding assay,ELISpot ~ ELISA
mammalian cell culture,primary-,cell lines > cell culture
stem cell culture,--cells,iPSC,organoids > cell culture
cell-based assays,cell-,cellular-,cell viability- ~ cell biology
viral vectors,lentiviral-,AAV-,lentivirus,viral transduction ~ transfection
knowledge: gene therapy,-editing,genome-,genetic engineering ~ CRISPR
RNA sequencing,RNA-seq,scRNA-seq,transcriptomics > DNA sequencing
next-generation sequencing,whole genome-,=NGS,Illumina,NGS library preparation > DNA sequencing
knowledge: genomics,genome analysis,variant calling ~ bioinformatics
bacterial culture,plate counts,Gram staining > microbiology
endotoxin testing,sterility-,bioburden ~ microbiology
confocal microscopy,fluorescence-,confocal imaging,live cell- > microscopy
immunofluorescence,immunocytochemistry,immunostaining,tissue staining ~ immunohistochemistry
enzyme assays,-kinetics,enzymology,biochemical assays > biochemistry
recombinant protein expression,--proteins,protein expression ~ protein purification
mouse models,murine-,rodent handling,mouse-,-colony,colony management > animal studies
preclinical studies,in vivo pharmacology,rodent models ~ animal studies
medicinal chemistry,target validation ~ drug discovery
cell therapy manufacturing,--and gene therapy,CAR-T,advanced therapies ~ biologics manufacturing
knowledge: monoclonal antibodies,antibodies
stability studies,-testing,dissolution- ~ pharmaceutical formulation
lyophilisation,freeze drying ~ pharmaceutical formulation
electrophysiology,patch clamp ~ neuroscience
knowledge: entomology,insect identification,invertebrates ~ zoology
knowledge: marine biology,fish-,ichthyology ~ zoology
wet chemistry,-chemical analysis > analytical chemistry
GC-MS,=GCMS > gas chromatography,mass spectrometry
LC-MS,=LCMS,triple quadrupole > mass spectrometry,high-performance liquid chromatography
ICP-MS,metals analysis,trace metals > mass spectrometry
FTIR,FT-IR,infrared spectroscopy,IR- > spectroscopy
UV-Vis spectroscopy,UV-,UV-Vis,spectrophotometer,spectrophotometry > spectroscopy
Raman spectroscopy,fluorescence-,near infrared > spectroscopy
Karl Fischer titration,KF--,Karl Fischer > titration
computational chemistry,molecular modelling,-docking,-dynamics simulation,density functional theory ~ physical chemistry
knowledge: nanotechnology,nanomaterials,nanoparticles,nanofabrication ~ materials science
thin films,vapor deposition ~ materials science
knowledge: battery research,-chemistry,-testing,electrochemical ~ electrochemistry
sensory evaluation,-analysis,-panels ~ food science
shelf-life testing,shelf life studies,food microbiology ~ food science
new food product development,food--,--formulation ~ food science
out-of-specification investigations,OOS-,out-of-specification ~ laboratory quality control
raw material testing,in-process--,release-,finished product- > laboratory quality control
knowledge: 21 CFR Part 11,21 CFR ~ FDA regulations
knowledge: ICH guidelines,-Q7,-Q9 ~ FDA regulations
knowledge: good documentation practices,=GDP@,=ALCOA ~ good manufacturing practice
groundwater monitoring,well sampling > environmental sampling
soil sampling,sediment- > environmental sampling
air quality monitoring,air-- > environmental sampling
knowledge: hazardous waste regulations,RCRA hazardous waste ~ environmental compliance
knowledge: stormwater compliance,-permits ~ environmental compliance
knowledge: NEPA documentation,environmental impact statements > environmental impact assessment
contaminated land assessment,brownfield remediation ~ environmental site assessment
carbon accounting,-emissions reporting,GHG inventory,greenhouse gas emissions,-protocol ~ sustainability
ESG reporting,sustainability-,GRI standards ~ sustainability
life cycle assessment ~ sustainability
knowledge: net zero ~ sustainability
habitat surveys,UKHab,preliminary ecological appraisal > ecology
protected species surveys,--species,bat surveys > ecology
knowledge: biodiversity net gain,biodiversity ~ ecology
core logging,borehole-,geological-,soil-,drill core ~ geology
asbestos surveys,-inspection,-sampling,P402,AHERA ~ industrial hygiene
knowledge: health physics,radiation monitoring,radiological controls,-safety,dosimetry ~ radiation and isotopes
recording experimental data,--results,record data@,data recording ~ scientific data analysis
scientific report writing,laboratory reports,write technical reports@ ~ scientific writing
food supplier approval,supplier--,BRC audits,raw material specifications ~ food science
factory trials,production-,pilot plant- ~ food science
dissolution,disintegration testing ~ pharmaceutical formulation`
