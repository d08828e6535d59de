export const science = `
# laboratory basics
laboratory techniques | lab techniques, laboratory skills, wet lab, bench work, lab skills, laboratory experience, bench science, laboratory procedures, lab experience, benchwork, laboratory work, laboratory methods | skill
sample preparation | preparing samples, specimen preparation, sample processing, sample extraction | skill | implies: laboratory techniques
scientific sampling | sampling@, sample collection, collecting samples, field sampling, sample analysis, sample testing, analysing samples, analyzing samples | skill | | related: sample preparation
laboratory testing | lab testing, laboratory analysis, analytical testing | skill | implies: laboratory techniques
laboratory notebook | lab notebook, =ELN, laboratory records, laboratory documentation, Benchling, keep electronic lab notebook | tool
laboratory safety | lab safety, chemical hygiene, laboratory health and safety, biosafety, chemical safety, biological safety, BSL-2, BSL-3 | knowledge
solution preparation | preparing solutions, reagent preparation, media preparation, buffer preparation, preparation of reagents, preparing reagents, buffers and media, preparing media, stock solutions | skill | implies: laboratory techniques
pipetting | micropipette, pipettes | skill | implies: laboratory techniques
aseptic technique | sterile technique, aseptic processing, aseptic practices, aseptic gowning, aseptic conditions | skill | implies: laboratory techniques
instrument calibration | laboratory equipment calibration, calibrating instruments, calibrate laboratory equipment, maintaining laboratory equipment, laboratory equipment maintenance, instrument qualification, instrument troubleshooting | skill
laboratory equipment | lab equipment, laboratory instruments, laboratory instrumentation, analytical balance, autoclave, pH meter, incubators lab, analytical instrumentation, scientific instruments, fume hood, analytical instruments | tool
glassware washing | glassware@, washing labware, glasswash, laboratory supplies | skill
laboratory management | lab management, running a laboratory, laboratory operations, lab operations, managing a laboratory, ordering lab supplies, managed laboratory, laboratory supervision | skill
LIMS | laboratory information management system, LabWare, LabVantage, StarLIMS, SampleManager | tool
scientific data analysis | experimental data analysis, analysing experimental data, analyzing experimental data, interpreting experimental data, laboratory data analysis, scientific data, interpretation of results | skill
method development | assay development, method optimization, developing analytical methods, protocol development@, assay optimization, developing assays, method optimisation, assay design, optimised protocols, protocol optimization | skill
method validation | assay validation, method transfer, method verification, validating methods, ICH Q2, validation of methods | skill | | related: method development
laboratory protocols | laboratory SOPs, test methods, following protocols, scientific protocols, follow SOPs in the laboratory, laboratory standard operating procedures | skill
scientific literature review | literature review, literature searches, PubMed, scientific literature, Web of Science, Scopus, literature research | skill
scientific presentations | presenting scientific data, scientific posters, research presentations, journal club, presented research, present at lab meetings, lab meetings | skill
scientific research | basic research, research experience@, research projects@, independent research, laboratory research, research laboratory, industrial research | skill
research protocols | research ethics, research design, research methodology, research methods, study protocols, study design, research planning | knowledge
research assistance | assisting with research, research support, supporting research projects, undergraduate research | skill
GraphPad Prism | =Prism@, GraphPad | tool
ImageJ | Fiji image analysis, ImageJ/Fiji, CellProfiler, Imaris | tool
laboratory automation | liquid handling, liquid handler, Tecan, lab automation, Opentrons | tool

# biology and biotech
molecular biology | molecular techniques, molecular biologist, molecular methods, plasmid DNA, restriction digestion, transformation of bacteria, recombinant DNA | skill | implies: laboratory techniques
polymerase chain reaction | PCR amplification, PCR assays, primer design | skill | implies: molecular biology
nucleic acid extraction | DNA purification, DNA/RNA extraction, nucleic acid isolation | skill | implies: molecular biology
gel electrophoresis | agarose gel, electrophoresis, gel imaging | skill | implies: laboratory techniques
western blotting | immunoblotting, immunoblot | skill | implies: gel electrophoresis
ELISA | enzyme-linked immunosorbent assay | skill | implies: laboratory techniques
flow cytometry | =FACS, cell sorting, flow cytometer, FlowJo, flow cytometric analysis | skill
cell culture | tissue culture, culturing cells, cell passaging, suspension culture | skill | implies: aseptic technique
cell biology | cellular biology, cell proliferation assays, cell signalling, cell signaling | knowledge
transfection | transduction, electroporation, stable cell lines | skill | implies: cell culture
CRISPR | CRISPR/Cas9, gene knockout, gene cloning | skill | implies: molecular biology
DNA sequencing | Sanger sequencing, library preparation@, Oxford Nanopore, sequencing data analysis, nanopore sequencing | skill | | related: molecular biology
bioinformatics | computational biology, sequence alignment, =BLAST@, sequence analysis, omics data, Bioconductor, SnapGene, Geneious | knowledge
genetics | genotyping, cytogenetics, karyotyping | knowledge
microbiology | microbiological testing, microbial identification, microbiological techniques, bacteriology, microbiological analysis, microbial testing, mycology, microbial culturing | skill | implies: aseptic technique
virology | viral culture, plaque assay, vaccine research, vaccine development | knowledge
immunology | immunological assays, immunological techniques, immunophenotyping, immuno-oncology, T cell assays, =PBMC isolation | knowledge
immunohistochemistry | =IHC, histological staining, H&E staining | skill
microscopy | microscope | skill | implies: laboratory techniques
biochemistry | biochemical techniques, biochemical analysis, biochemical testing | knowledge
protein purification | affinity chromatography, =FPLC, =AKTA, protein characterization, protein extraction, protein analysis, protein biochemistry, Bradford assay | skill | implies: biochemistry
proteomics | metabolomics, lipidomics, peptide mapping, glycan analysis | knowledge | | related: mass spectrometry
animal studies | laboratory animals, animal handling in research, in vivo, animal models, rodent surgery, IACUC, animal dissection | skill
animal research licence | personal licence animal research, =PIL A, Home Office licence, AALAS certification, =LATG, =ALAT | licence | implies: animal studies
toxicology | toxicity testing, ecotoxicology, toxicological assessment | knowledge
drug discovery | drug development, pharmaceutical research, pharmacology research, pharmaceutical development, small molecule drugs, drug screening, =DMPK, =ADME | knowledge
biologics manufacturing | biopharmaceuticals, biologics, fermenter, biopharma, =CHO cells, cell banking | skill
pharmaceutical formulation | drug formulation, formulation development, formulation science, pre-formulation, drug product development | skill
neuroscience | neurobiology, stereotaxic surgery, neuroimaging, fMRI | knowledge
plant biology | botany, plant science, plant physiology, plant tissue culture, plant identification science, greenhouse experiments, plant pathology, plant genetics | knowledge
zoology | animal behaviour research, ornithology, wildlife biology, animal biology, mammalogy, herpetology | knowledge
biology | biological sciences, life sciences, biological research, biotechnology | knowledge

# chemistry and physics
chemistry | chemical sciences | knowledge
analytical chemistry | chemical analysis, analytical techniques, analytical methods, analytical laboratory, instrumental analysis, chemical testing, analytical chemist | skill | implies: laboratory techniques
high-performance liquid chromatography | =HPLC, =UPLC, =UHPLC, liquid chromatography, =LC@, HPLC analysis, HPLC/UPLC | skill | implies: chromatography
gas chromatography | =GC@, GC-FID, headspace GC | skill | implies: chromatography
chromatography | chromatographic techniques, =TLC@, chromatographic methods | skill | implies: analytical chemistry
mass spectrometry | mass spec, mass spectrometer, MS/MS, MALDI | skill | implies: analytical chemistry
ICP-OES | inductively coupled plasma, ICP analysis, =AAS@, atomic absorption | skill | implies: spectroscopy
spectroscopy | spectroscopic techniques | skill | implies: analytical chemistry
nuclear magnetic resonance | NMR spectroscopy, =NMR | skill | implies: spectroscopy
X-ray diffraction | X-ray fluorescence, =XRF, =XPS, crystallography, powder diffraction | skill
thermal analysis | =DSC@, =TGA@, thermogravimetric analysis, calorimetry, =DMA@ | skill
titration | | skill | implies: analytical chemistry
chromatography data software | Empower software, =Empower@, Chromeleon, ChemStation, OpenLab, Waters Empower, MassHunter, Empower 3, MassLynx, Xcalibur | tool | implies: chromatography
organic synthesis | synthetic chemistry, organic chemistry, chemical synthesis, multi-step synthesis, synthesis of compounds, organic compounds, peptide synthesis, purification of compounds, multistep synthesis, reaction optimization, process chemistry | skill
polymer chemistry | surface chemistry, colloids, rheometer | knowledge
physical chemistry | thermodynamics chemistry, quantum chemistry, Gaussian chemistry, Schrödinger software | knowledge
electrochemistry | cyclic voltammetry, impedance spectroscopy, potentiostat | knowledge
ChemDraw | SciFinder, Reaxys | tool
cleanroom | controlled environment rooms, gowning procedures | skill
physics | astrophysics, quantum mechanics | knowledge
optics and lasers | fibre optics research, laser physics | knowledge
astronomy | planetary science, telescopes | knowledge
vacuum systems | vacuum chambers, cryogenics, high vacuum | skill
food science | food technology, food chemistry, nutritional labelling, food ingredients, nutritional information, develop new food products | knowledge
cosmetic formulation | cosmetic science, personal care formulation, cosmetic chemistry, emulsions, INCI | skill

# quality and regulation
good laboratory practice | =GLP, GLP compliance, GLP regulations | knowledge
laboratory quality control | QC testing, QC laboratory, quality control testing, QC analysis, QC lab, quality control analysis, quality control samples, test raw materials, raw materials and finished products | skill | implies: laboratory testing
ISO 17025 | ISO/IEC 17025, ISO 15189, laboratory accreditation, UKAS, A2LA, NELAP, TNI standards | knowledge
pharmacopoeia methods | USP methods, pharmacopeia, USP/EP, compendial methods, pharmacopoeial, European Pharmacopoeia, compendial testing, USP/NF | knowledge
FDA regulations | FDA guidelines, FDA compliance, =FDA, Food and Drug Administration, FDA regulatory requirements, FDA audits, European Medicines Agency | knowledge
pharmaceutical validation | commissioning and qualification, IQOQPQ | skill
batch records | batch manufacturing records, batch production records | skill
deviation and CAPA management | deviation investigations, CAPA investigations, deviation reports GMP, GMP deviations, laboratory investigations, deviations and CAPAs, CAPA management | skill
TrackWise | Veeva Vault, Veeva QualityDocs, electronic quality management system | tool
technology transfer | patents in research, patent filing, tech transfer | knowledge

# environment and earth
environmental science | environmental studies, environmental research, environmental analysis | knowledge
environmental sampling | water sampling | skill | | related: scientific sampling
environmental site assessment | Phase II site assessment, =ESA@, site investigation contamination, Phase 1 site assessment, ASTM E1527, Phase I and II assessments, Phase I and II environmental assessments | skill
environmental remediation | soil remediation, groundwater remediation, remediation projects, hazardous waste remediation, remedial design, soil vapor extraction | skill
environmental management systems | =EMS 14001 | knowledge
sustainability | sustainable development, climate action, scope 3 emissions | knowledge
climate science | climate change, climate modelling, meteorology, atmospheric science, weather forecasting, climate adaptation, climatology, climate data, atmospheric modelling, oceanography, atmospheric chemistry, climate resilience | knowledge
ecology | ecological surveys, ecological monitoring, ecological impact assessment, ecosystem monitoring, ecologist experience, ecological assessment, vegetation surveys, biological surveys, wildlife surveys, ecological restoration | knowledge
wetland delineation | wetlands, Section 404 permits, jurisdictional determination | skill | | related: ecology
conservation biology | nature conservation, habitat restoration, conservation projects, habitat management, wildlife conservation, conservation management, species recovery, rewilding, habitat conservation, invasive species, marine conservation, natural resource management | skill | | related: ecology
fieldwork | field work, field research, field surveys, field data collection, field studies, field investigations | skill
geology | geological mapping, stratigraphy, sedimentology, petrology, geologist experience, mineralogy, geosciences, earth science | knowledge
geochemistry | isotope analysis, geochemical analysis, assay laboratory, fire assay | knowledge
mineral exploration | exploration drilling, =JORC, grade control mining | skill | implies: geology
soil science | soil analysis, pedology, soil chemistry, soil properties | knowledge
water quality analysis | water quality testing, water quality monitoring, wastewater analysis, water testing, water chemistry, water quality sampling, BOD and COD, wastewater testing, legionella sampling, water quality data | skill
radiation and isotopes | radioactive materials handling, radioisotopes, radiochemistry | knowledge
forensic science | forensic analysis, crime scene evidence analysis, DNA profiling, evidence handling forensic, trace evidence, latent prints, forensic biology, forensic DNA, fingerprint analysis, forensic laboratory | knowledge
science outreach | science education outreach, STEM outreach, public engagement with science, citizen science | skill
professional geologist licence | =PG@, professional geologist, licensed geologist, chartered geologist, =CGeol, P.G. license, registered geologist | licence | implies: geology
chartered environmentalist | =CEnv, =CIEEM, CIEEM membership, Practitioner member of IEMA, =QEP, chartered ecologist, =IEMA foundation certificate | certification
chartered chemist | =MRSC, =CChem, Royal Society of Chemistry, =CSci, chartered scientist, Royal Society of Biology, =MRSB, American Chemical Society | certification
HCPC biomedical scientist | IBMS registration, =IBMS, IBMS certificate of competence, HCPC registered biomedical scientist, IBMS specialist portfolio | licence
scientific programming | MATLAB for science, Fortran scientific | tool
serial dilutions | | skill | implies: pipetting
centrifugation | centrifuge | skill | | related: laboratory equipment
high-throughput screening | =HTS@, robotic liquid handling, automated liquid handling | skill | | related: laboratory automation
hypothesis testing in research | hypothesis-driven research, scientific method | knowledge | | related: experimental design
systematic reviews | meta-analysis | skill | | related: scientific literature review
qualitative research | semi-structured interviews, focus groups research, thematic analysis | skill | | related: research protocols
quantitative research | mixed methods research | skill | | related: research protocols
qPCR | real-time PCR, RT-PCR, quantitative PCR, =ddPCR, digital PCR | skill | implies: polymerase chain reaction
DNA extraction | RNA extraction, RNA isolation, DNA isolation | skill | implies: nucleic acid extraction
molecular cloning | cloning@, DNA cloning, plasmid construction, plasmid preparation | skill | implies: molecular biology
SDS-PAGE | =PAGE@, polyacrylamide gel | skill | implies: gel electrophoresis
immunoassays | ligand binding assay, ELISpot | skill | | related: ELISA
mammalian cell culture | cell lines, primary cell culture | skill | implies: cell culture
stem cell culture | iPSC, stem cells, organoids | skill | implies: cell culture
cell-based assays | cell viability assays, cell assays, cellular assays | skill | | related: cell biology
viral vectors | lentivirus, lentiviral vectors, AAV vectors, viral transduction | skill | | related: transfection
gene therapy | gene editing, genome editing, genetic engineering | knowledge | | related: CRISPR
RNA sequencing | RNA-seq, scRNA-seq, transcriptomics | skill | implies: DNA sequencing
next-generation sequencing | =NGS, Illumina, whole genome sequencing, NGS library preparation | skill | implies: DNA sequencing
genomics | genome analysis, variant calling | knowledge | | related: bioinformatics
bacterial culture | culture of bacteria, plate counts, Gram staining | skill | implies: microbiology
endotoxin testing | bioburden, sterility testing | skill | | related: microbiology
confocal microscopy | confocal imaging, fluorescence microscopy, live cell imaging | skill | implies: microscopy
immunofluorescence | immunocytochemistry, immunostaining, tissue staining | skill | | related: immunohistochemistry
enzyme assays | enzyme kinetics, enzymology, biochemical assays | skill | implies: biochemistry
recombinant protein expression | protein expression, recombinant proteins | skill | | related: protein purification
mouse models | mouse handling, mouse colony, murine models, rodent handling, colony management | skill | implies: animal studies
preclinical studies | in vivo pharmacology, rodent models | skill | | related: animal studies
medicinal chemistry | lead optimization chemistry, target validation | skill | | related: drug discovery
cell therapy manufacturing | CAR-T, cell and gene therapy, advanced therapies | skill | | related: biologics manufacturing
monoclonal antibodies | antibodies | knowledge
stability studies | stability testing, dissolution testing | skill | | related: pharmaceutical formulation
lyophilisation | lyophilization, freeze drying | skill | | related: pharmaceutical formulation
electrophysiology | patch clamp | skill | | related: neuroscience
entomology | insect identification, invertebrates | knowledge | | related: zoology
marine biology | fish biology, ichthyology | knowledge | | related: zoology
wet chemistry | wet chemical analysis | skill | implies: analytical chemistry
GC-MS | =GCMS | skill | implies: gas chromatography, mass spectrometry
LC-MS | =LCMS, LC-MS/MS, triple quadrupole | skill | implies: mass spectrometry, high-performance liquid chromatography
ICP-MS | metals analysis, trace metals | skill | implies: mass spectrometry
FTIR | FT-IR, infrared spectroscopy, IR spectroscopy | skill | implies: spectroscopy
UV-Vis spectroscopy | UV-Vis, spectrophotometer, spectrophotometry, UV spectroscopy | skill | implies: spectroscopy
Raman spectroscopy | near infrared, fluorescence spectroscopy | skill | implies: spectroscopy
Karl Fischer titration | Karl Fischer, KF titration | skill | implies: titration
computational chemistry | molecular modelling, molecular modeling, molecular dynamics simulation, molecular docking, density functional theory | skill | | related: physical chemistry
nanotechnology | nanomaterials, nanoparticles, nanofabrication | knowledge | | related: materials science
thin films | vapor deposition, vapour deposition | skill | | related: materials science
battery research | battery chemistry, battery testing, electrochemical | knowledge | | related: electrochemistry
sensory evaluation | sensory analysis, sensory panels | skill | | related: food science
shelf-life testing | shelf life studies, food microbiology | skill | | related: food science
new food product development | product development food, food product development, food formulation | skill | | related: food science
out-of-specification investigations | OOS investigations, out-of-specification | skill | | related: laboratory quality control
raw material testing | in-process testing, finished product testing, release testing | skill | implies: laboratory quality control
21 CFR Part 11 | 21 CFR | knowledge | | related: FDA regulations
ICH guidelines | ICH Q7, ICH Q9 | knowledge | | related: FDA regulations
good documentation practices | =GDP@, =ALCOA | knowledge | | related: good manufacturing practice
groundwater monitoring | well sampling | skill | implies: environmental sampling
soil sampling | soil and groundwater sampling, sediment sampling | skill | implies: environmental sampling
air quality monitoring | air monitoring | skill | implies: environmental sampling
hazardous waste regulations | RCRA hazardous waste | knowledge | | related: environmental compliance
stormwater compliance | stormwater permits | knowledge | | related: environmental compliance
NEPA documentation | environmental impact statements | knowledge | implies: environmental impact assessment
contaminated land assessment | brownfield remediation | skill | | related: environmental site assessment
carbon accounting | GHG inventory, greenhouse gas emissions, greenhouse gas protocol, carbon emissions reporting | skill | | related: sustainability
ESG reporting | sustainability reporting, GRI standards | skill | | related: sustainability
life cycle assessment | | skill | | related: sustainability
net zero | | knowledge | | related: sustainability
habitat surveys | UKHab, preliminary ecological appraisal | skill | implies: ecology
protected species surveys | bat surveys, great crested newt surveys, protected species | skill | implies: ecology
biodiversity net gain | biodiversity | knowledge | | related: ecology
core logging | drill core, borehole logging, geological logging, soil logging | skill | | related: geology
asbestos surveys | P402, AHERA, asbestos inspection, asbestos sampling | skill | | related: industrial hygiene
health physics | radiation monitoring, radiological controls, radiological safety, dosimetry | knowledge | | related: radiation and isotopes
recording experimental data | record experimental results, data recording, recording results, record data@ | skill | | related: scientific data analysis
scientific report writing | laboratory reports, write technical reports@ | skill | | related: scientific writing
food supplier approval | supplier approval, raw material specifications, BRC audits, food supplier audits | skill | | related: food science
factory trials | kitchen to factory scale-up, production trials, pilot plant trials | skill | | related: food science
dissolution | disintegration testing | skill | | related: pharmaceutical formulation
`
