export const science = `
# laboratory basics
laboratory techniques,-experience,-procedures,-work,-methods,-skills,lab-,-experience,-techniques,bench science,-work,benchwork,wet lab
scientific sampling,field-,sample analysis,-testing,-collection,sampling@@ ~ sample preparation
instrument calibration,laboratory equipment-,-maintenance,calibrating instruments,instrument qualification,-troubleshooting
glassware washing,glassware@,glasswash,washing labware,laboratory supplies
laboratory management,-supervision,-operations,lab-,-management,ordering lab supplies
scientific data analysis,experimental-,laboratory-,interpretation of results,scientific data
method development,assay-,-design,-optimization,method-,protocol-,-development@
method validation,assay-,method transfer,-verification,ICH Q2 ~ method development
laboratory protocols,-SOPs,following protocols,scientific-,test methods
scientific literature review,--literature,Web of Science,literature research,-searches,-review,PubMed,Scopus
scientific presentations,research-,journal club,lab meetings,presented research,scientific posters
scientific research,basic-,independent-,industrial-,laboratory-,research projects@,-experience@,-laboratory
research assistance,-support,undergraduate research,assisting with-
skill > laboratory techniques:
sample preparation,specimen-,sample extraction,-processing
laboratory testing,-analysis,analytical testing,lab-
solution preparation,reagent-,media-,buffer-,buffers and media,stock solutions
pipetting,micropipette,pipettes
aseptic technique,sterile-,aseptic conditions,-gowning,-practices,-processing
tool:
laboratory notebook,-records,-documentation,=ELN,Benchling,lab notebook
laboratory equipment,-instrumentation,analytical-,-balance,-instruments,laboratory-,scientific-,autoclave,lab equipment,fume hood,pH meter
LIMS,LabVantage,LabWare,SampleManager,StarLIMS,laboratory information management system
GraphPad Prism,GraphPad,=Prism@
ImageJ,CellProfiler,Imaris
laboratory automation,lab-,Opentrons,Tecan,liquid handler,-handling
knowledge:
laboratory safety,biological-,lab-,chemical-,-hygiene,BSL-2,BSL-3,BSL2,biosafety,=CL2@@,=CL3@@,containment level 3
research protocols,study-,-design,research-,-ethics,-methods,-planning,-methodology
# biology and biotech
western blotting,immunoblot > gel electrophoresis
flow cytometry,-cytometer,-cytometric analysis,=FACS,cell sorting,FlowJo
transfection,electroporation,stable cell lines,transduction > cell culture
DNA sequencing,nanopore-,Sanger-,Oxford Nanopore,library preparation@ ~ molecular biology
immunohistochemistry,=IHC,H&E staining,histological-
protein purification,-analysis,-characterization,-biochemistry,-extraction,=AKTA,=FPLC,Bradford assay,affinity chromatography > biochemistry
animal studies,-models,-dissection,in vivo,laboratory animals,rodent surgery,IACUC
biologics manufacturing,=CHO cells,biologics,biopharma,biopharmaceuticals,fermenter,cell banking
pharmaceutical formulation,drug-,-product development,formulation--,-science,pre-formulation
skill > laboratory techniques:
molecular biology,-biologist,-techniques,-methods,plasmid DNA,recombinant-,restriction digestion
gel electrophoresis,-imaging,agarose gel,electrophoresis
=ELISA,enzyme-linked immunosorbent assay
microscopy,=TEM@@,microscope
skill > molecular biology:
polymerase chain reaction,=PCR@,PCR amplification,-assays,primer design
nucleic acid extraction,-isolation,DNA purification,DNA/RNA extraction
CRISPR,gene cloning,-knockout
skill > aseptic technique:
cell culture,tissue-,suspension-,cell passaging
microbiology,MALDI-TOF,bacteriology,mycology,bioburden,microbiological analysis,-techniques,-testing,micro-,microbial-,-culturing,-identification
knowledge:
cell biology,cellular-,cell signalling,-proliferation assays
bioinformatics,=BLAST@,Bioconductor,Geneious,Nextflow,Snakemake,SnapGene,computational biology,omics data,sequence alignment,-analysis
genetics,genetic testing,genotyping,karyotyping,cytogenetics
virology,plaque assay,vaccine development,-research,viral culture
immunology,T cell assays,immunological--,-techniques,immuno-oncology,immunophenotyping,=PBMC isolation
biochemistry,biochemical analysis,-techniques,-testing
proteomics,glycan analysis,lipidomics,metabolomics,peptide mapping ~ mass spectrometry
toxicology,ecotoxicology,toxicity testing,toxicological assessment
drug discovery,-screening^@@,-development,pharmaceutical-,-research,pharmacology-,=ADME,=DMPK,small molecule drugs
neuroscience,fMRI,neuroimaging,stereotaxic surgery,neurobiology
plant biology,-genetics,-pathology,-physiology,-science,-tissue culture,botany,greenhouse experiments
zoology,animal behaviour research,--biology,wildlife-,herpetology,mammalogy,ornithology
biology,biological research,-sciences,life-,biotechnology
licence:
animal research licence,Home Office--,=ALAT,=LATG,=PIL@@,AALAS certification,=PIL A > animal studies
# chemistry and physics
analytical chemistry,-laboratory,-techniques@,-chemist,-methods,instrumental analysis,chemical-,-testing > laboratory techniques
X-ray diffraction,powder-,=XPS,=XRF,X-ray fluorescence,crystallography
thermal analysis,thermogravimetric-,=DMA@,=DSC@,=TGA@,calorimetry
organic synthesis,multi-step-,multistep-,chemical-,peptide-,synthetic chemistry,process-,organic-,-compounds,synthesis of-,reaction optimization
cleanroom,controlled environment rooms,gowning procedures
vacuum systems,-chambers,cryogenics,high vacuum
cosmetic formulation,-science,-chemistry,emulsions@,INCI
skill > chromatography:
high-performance liquid chromatography,liquid--,=HPLC,=LC@,=UPLC,HPLC analysis,=UHPLC,HPLC/UPLC
gas chromatography,=GC@,GC-FID,headspace GC
skill > analytical chemistry:
chromatography,=TLC@,chromatographic methods,-techniques
mass spectrometry,-spec,-spectrometer,MALDI,MS/MS
spectroscopy,spectroscopic techniques
titration@
skill > spectroscopy:
ICP-OES,=AAS@,ICP analysis,atomic absorption,inductively coupled plasma
nuclear magnetic resonance,=NMR,NMR spectroscopy
knowledge:
chemistry,chemical sciences
polymer chemistry,surface-,rheometer,colloids
physical chemistry,quantum-,thermodynamics-,Gaussian-,Schrödinger software
electrochemistry,cyclic voltammetry,impedance spectroscopy,potentiostat
physics,astrophysics,quantum mechanics
optics and lasers,laser physics
astronomy,planetary science,telescopes
food science,-chemistry,-ingredients,-technology,nutritional information,-labelling
tool:
chromatography data software,Empower--,-3,Waters Empower,=Empower@,Chromeleon,MassHunter,ChemStation,MassLynx,OpenLab,Xcalibur > chromatography
ChemDraw,Reaxys,SciFinder
# quality and regulation
laboratory quality control,QC analysis,quality control-,-samples,-testing,QC--,-laboratory,-lab > laboratory testing
pharmaceutical validation,commissioning and qualification,IQOQPQ
batch records,batch manufacturing-,batch production--,=BMR@@
deviation and CAPA management,GMP deviations,laboratory investigations,deviation-,CAPA-,-management,deviations and CAPAs
knowledge:
good laboratory practice,=GLP,GLP compliance,-regulations
ISO 17025,ISO/IEC-,A2LA,ISO 15189,NELAP,TNI standards,UKAS,laboratory accreditation
pharmacopoeia methods,USP-,compendial-,-testing,=BP@@,European Pharmacopoeia,USP/EP,USP/NF,pharmacopeia,pharmacopoeia,pharmacopoeial
FDA regulations,-compliance,-guidelines,-audits,-regulatory requirements,=CFIA,=FDA,=NAFDAC,European Medicines Agency,Food and Drug Administration
technology transfer,tech-,patent filing
tool:
TrackWise,Veeva QualityDocs,-Vault
# environment and earth
archaeology,context sheets,finds processing,watching briefs,archaeological evaluation,-excavation,-fieldwork,-surveys
environmental sampling,water- ~ scientific sampling
environmental site assessment,Phase II-,Phase 1--,=ESA@,ASTM E1527
environmental remediation,soil-,groundwater-,hazardous waste-,remedial design,remediation projects,soil vapor extraction
wetland delineation,Section 404 permits,jurisdictional determination,wetlands ~ ecology
conservation biology,-projects,-management,natural resource-,habitat--,-restoration,-conservation,wildlife-,marine-,nature-,invasive species,rewilding,species recovery ~ ecology
fieldwork@,field surveys,-investigations,-work,-studies,-research,-data collection
mineral exploration,=JORC,exploration drilling,grade control mining > geology
water quality analysis,-sampling,-monitoring,-testing,--chemistry,-testing,wastewater-,-analysis,BOD and COD,legionella sampling
science outreach,STEM-,science education-,citizen science
serial dilutions > pipetting
centrifugation,centrifuge ~ laboratory equipment
high-throughput screening,=HTS@,automated liquid handling,robotic- ~ laboratory automation
systematic reviews,meta-analysis ~ scientific literature review
qualitative research,-data,focus groups research,semi-structured interviews,thematic analysis ~ research protocols
quantitative research,mixed methods- ~ research protocols
qPCR,=ddPCR,RT-PCR,digital PCR,real-time-,quantitative- > polymerase chain reaction
DNA extraction,RNA-,-isolation,DNA- > nucleic acid extraction
molecular cloning,DNA-,Gibson assembly,cloning@@,plasmid construction,-preparation > molecular biology
SDS-PAGE,=PAGE@,polyacrylamide gel > gel electrophoresis
immunoassays,ELISpot,ligand binding assay ~ ELISA
cell-based assays,cell-,cellular-,cell viability- ~ cell biology
viral vectors,lentiviral-,AAV-,=AAV@@,lentivirus,viral transduction ~ transfection
bacterial culture,Gram staining,plate counts > microbiology
endotoxin testing,sterility-,=LAL@@,bioburden,endotoxin ~ microbiology
confocal microscopy,fluorescence-,confocal imaging,live cell- > microscopy
immunofluorescence,tissue staining,immunocytochemistry,immunostaining ~ immunohistochemistry
enzyme assays,-kinetics,biochemical assays,enzymology > biochemistry
recombinant protein expression,--proteins,protein expression ~ protein purification
mouse models,murine-,colony management,mouse colony,-handling,rodent- > animal studies
preclinical studies,in vitro@@,-vivo pharmacology,rodent models ~ animal studies
medicinal chemistry,target validation ~ drug discovery
cell therapy manufacturing,--and gene therapy,CAR-T,advanced therapies ~ biologics manufacturing
stability studies,-testing,dissolution- ~ pharmaceutical formulation
lyophilisation,freeze drying ~ pharmaceutical formulation
electrophysiology,patch clamp ~ neuroscience
wet chemistry,-chemical analysis > analytical chemistry
GC-MS,=GCMS > gas chromatography,mass spectrometry
LC-MS,=LCMS,triple quadrupole > mass spectrometry,high-performance liquid chromatography
ICP-MS,trace metals,metals analysis > mass spectrometry
Karl Fischer titration,KF--,Karl Fischer > titration
computational chemistry,=GROMACS,AlphaFold,molecular docking,-modelling,-dynamics simulation,PyMOL,Schrödinger,density functional theory ~ physical chemistry
thin films,vapor deposition ~ materials science
sensory evaluation,-analysis,-panels ~ food science
shelf-life testing,food microbiology,shelf life studies ~ food science
new food product development,food--,--formulation ~ food science
out-of-specification investigations,OOS-,=OOS@@,out-of-specification ~ laboratory quality control
raw material testing,release--,in-process-,finished product- > laboratory quality control
contaminated land assessment,brownfield remediation ~ environmental site assessment
carbon accounting,-emissions reporting,GHG Protocol,-inventory,ISO 14064,Scope 3,-1 and 2,greenhouse gas emissions,-protocol ~ sustainability
ESG reporting,sustainability-,=CSRD,=TCFD,GRI standards ~ sustainability
life cycle assessment,SimaPro,openLCA ~ sustainability
core logging,borehole-,geological-,soil-,drill core ~ geology
asbestos surveys,-inspection,-sampling,AHERA,P402 ~ industrial hygiene
recording experimental data,--results,record data@,data recording ~ scientific data analysis
scientific report writing,laboratory reports,write technical reports@ ~ scientific writing
food supplier approval,supplier--,raw material specifications,BRC audits ~ food science
factory trials,production-,pilot plant- ~ food science
dissolution@,disintegration testing ~ pharmaceutical formulation
skill > cell culture:
mammalian cell culture,primary-,--cells,CHO-,=HEK293,cell lines
stem cell culture,--cells,iPSC,organoids
skill > DNA sequencing:
RNA sequencing,single-cell-,RNA-seq,transcriptomics,scRNA-seq
next-generation sequencing,whole genome-,10x Genomics,=NGS,ChIP-seq,Illumina,MiSeq,MinION,NGS library preparation,Nanopore,NovaSeq
skill > spectroscopy:
FTIR,FT-IR,IR spectroscopy,infrared-
UV-Vis spectroscopy,UV-,spectrophotometer,spectrophotometry,UV-Vis
Raman spectroscopy,fluorescence-,near infrared
skill > environmental sampling:
groundwater monitoring,well sampling
soil sampling,sediment-
air quality monitoring,air--
skill > ecology:
habitat surveys,UKHab,preliminary ecological appraisal
protected species surveys,--species,GCN licence,bat-,great crested newt-,bat surveys
knowledge:
environmental science,-analysis,-research,-studies
environmental management systems,=EMS 14001
sustainability,climate action,scope 3 emissions,sustainable development
climate science,atmospheric-,-chemistry,-modelling,climate-,-adaptation,-data,-change,-resilience,climatology,meteorology,oceanography,weather forecasting
ecology,ecologist experience,vegetation surveys,biological-,wildlife-,ecological-,-restoration,-impact assessment,--assessment,-monitoring,ecosystem-
geology,mineralogy,petrology,earth science,geological mapping,geologist experience,geosciences,sedimentology,stratigraphy
geochemistry,assay laboratory,fire assay,geochemical analysis,isotope-
soil science,-analysis,-chemistry,-properties,pedology
radiation and isotopes,radioactive materials handling,radioisotopes,radiochemistry
forensic science,-DNA,-biology,-laboratory,-analysis,fingerprint-,DNA profiling,trace evidence,latent prints
hypothesis testing in research,hypothesis-driven research,scientific method ~ experimental design
gene therapy,-editing,genome-,genetic engineering ~ CRISPR
genomics,genome analysis,variant calling ~ bioinformatics
monoclonal antibodies,antibodies
entomology,insect identification,invertebrates ~ zoology
marine biology,fish-,ichthyology ~ zoology
nanotechnology,nanofabrication,nanomaterials,nanoparticles ~ materials science
battery research,-testing,-chemistry,electrochemical ~ electrochemistry
21 CFR Part 11,21 CFR ~ FDA regulations
ICH guidelines,-Q7,-Q9 ~ FDA regulations
good documentation practices,=ALCOA,=GDP@ ~ good manufacturing practice
hazardous waste regulations,RCRA hazardous waste ~ environmental compliance
stormwater compliance,-permits ~ environmental compliance
NEPA documentation,environmental impact statements > environmental impact assessment
net zero ~ sustainability
biodiversity net gain,biodiversity,=BNG@@ ~ ecology
health physics,dosimetry,radiation monitoring,radiological safety,-controls ~ radiation and isotopes
licence:
professional geologist licence,--geologist,chartered-,registered-,licensed-,=PG@,=CGeol > geology
HCPC biomedical scientist,=BMS@@
certification:
IBMS specialist portfolio,--diploma,=IBMS
chartered environmentalist,-ecologist,=CEnv,=CIEEM,=QEP,CIEEM membership
chartered chemist,-scientist,=CChem,=CSci,=MRSB,=MRSC,American Chemical Society,Royal Society of Biology,-Chemistry,=SACNASP
tool:
scientific programming,Fortran scientific
# further
knowledge:
pharmacokinetics,=ADME,=DMPK,=PKPD,PK/PD ~ drug discovery
certification:
medical laboratory diploma,-technology,=BMLT,=DMLT`
