export const science = String.raw`
# laboratory basics
laboratory techniques | lab techniques, laboratory skills, wet lab, bench work, lab skills, laboratory experience, bench science, laboratory procedures, lab experience, benchwork, laboratory work, laboratory methods | skill
sample preparation | preparing samples, specimen preparation, sample processing, sample extraction | skill | implies: laboratory techniques
scientific sampling | sampling@, sample collection, collecting samples, field sampling, sample analysis, sample testing, analysing samples, analyzing samples | skill | | related: sample preparation
laboratory testing | lab testing, laboratory analysis, analytical testing | skill | implies: laboratory techniques
laboratory notebook | lab notebook, =ELN, laboratory records, laboratory documentation, Benchling | tool
laboratory safety | lab safety, chemical hygiene, laboratory health and safety, biosafety, chemical safety, biological safety, BSL-2, BSL-3 | knowledge
chemical handling | handling chemicals, hazardous chemicals, reagent handling, chemical storage, hazardous waste disposal, chemical waste, chemical inventory | skill | | related: laboratory safety
solution preparation | preparing solutions, reagent preparation, media preparation, buffer preparation, preparation of reagents, preparing reagents, buffers and media, preparing media, stock solutions | skill | implies: laboratory techniques
pipetting | micropipette, pipettes, serial dilution | skill | implies: laboratory techniques
aseptic technique | sterile technique, aseptic processing, aseptic practices, aseptic gowning, aseptic conditions | skill | implies: laboratory techniques
instrument calibration | laboratory equipment calibration, calibrating instruments, calibrate laboratory equipment, instrument maintenance, maintaining laboratory equipment, laboratory equipment maintenance, instrument qualification, instrument troubleshooting | skill
laboratory equipment | lab equipment, laboratory instruments, laboratory instrumentation, centrifuge, analytical balance, autoclave, pH meter, incubators lab, analytical instrumentation, scientific instruments, fume hood, centrifugation, analytical instruments | tool
glassware washing | glassware, washing labware, glasswash, laboratory supplies | skill
laboratory management | lab management, running a laboratory, laboratory operations, lab operations, managing a laboratory, ordering lab supplies, managed laboratory, laboratory supervision | skill
LIMS | laboratory information management system, =LIMS, LabWare, LabVantage, StarLIMS, SampleManager | tool
experimental design | design of experiments, designing experiments, =DOE@, experiment design, planning experiments, conducting experiments, experimental planning, performing experiments, experimentation lab | skill
scientific data analysis | experimental data analysis, analysing experimental data, analyzing experimental data, interpreting experimental data, laboratory data analysis, data interpretation@, scientific data, interpretation of results | skill
method development | assay development, method optimization, developing analytical methods, protocol development@, assay optimization, developing assays, method optimisation, assay design, optimised protocols, protocol optimization | skill
method validation | assay validation, method transfer, method verification, validating methods, ICH Q2, validation of methods | skill | | related: method development
laboratory protocols | laboratory SOPs, test methods, following protocols, scientific protocols | skill
scientific writing | scientific reports, scientific publications, manuscripts@, scientific papers, publications@, scientific communication, peer reviewed papers | skill | | related: scientific literature review
scientific literature review | literature review, literature searches, literature search, PubMed, systematic review, meta-analysis, scientific literature, Web of Science, Scopus, literature research | skill
scientific presentations | presenting scientific data, scientific posters, research presentations, journal club, presented research | skill
scientific research | =R&D@, applied research, basic research, research experience@, research projects@, independent research, laboratory research, research laboratory, industrial research | skill
research protocols | research ethics, research design, research methodology, research methods, study protocols, study design, research planning, mixed methods research | knowledge
research assistance | assisting with research, research support, supporting research projects, undergraduate research | skill
GraphPad Prism | =Prism@, GraphPad | tool
ImageJ | Fiji image analysis, ImageJ/Fiji, CellProfiler, Imaris | tool
laboratory automation | liquid handling, liquid handler, Tecan, high-throughput screening, =HTS@, lab automation, Opentrons | tool

# biology and biotech
molecular biology | molecular techniques, molecular biologist, molecular cloning, cloning@, DNA cloning, plasmid preparation, molecular methods, plasmid DNA, restriction digestion, transformation of bacteria, plasmid construction, recombinant DNA | skill | implies: laboratory techniques
polymerase chain reaction | =PCR, =qPCR, RT-PCR, real-time PCR, RT-qPCR, =ddPCR, quantitative PCR, PCR amplification, digital PCR, PCR assays, primer design | skill | implies: molecular biology
nucleic acid extraction | DNA extraction, RNA extraction, DNA isolation, RNA isolation, DNA purification, DNA/RNA extraction, nucleic acid isolation | skill | implies: molecular biology
gel electrophoresis | agarose gel, SDS-PAGE, electrophoresis, =PAGE@, gel imaging | skill | implies: laboratory techniques
western blotting | western blot, immunoblotting, immunoblot | skill | implies: gel electrophoresis
ELISA | enzyme-linked immunosorbent assay, immunoassays, ligand binding assay, ELISpot | skill | implies: laboratory techniques
flow cytometry | =FACS, cell sorting, flow cytometer, FlowJo, flow cytometric analysis | skill
cell culture | tissue culture, culturing cells, cell lines, iPSC, cell passaging, suspension culture | skill | implies: aseptic technique
cell biology | cellular biology, cell-based assays, cell viability assays, cell assays, cellular assays, cell proliferation assays, cell signalling, cell signaling | knowledge
transfection | transduction, lentivirus, viral vectors, lentiviral vectors, AAV vectors, electroporation, stable cell lines | skill | implies: cell culture
CRISPR | CRISPR/Cas9, gene editing, genome editing, genetic engineering, gene knockout, gene therapy, gene cloning | skill | implies: molecular biology
DNA sequencing | next-generation sequencing, =NGS, Sanger sequencing, Illumina, RNA sequencing, RNA-seq, library preparation@, whole genome sequencing, Oxford Nanopore, NGS library preparation, sequencing data analysis, scRNA-seq, nanopore sequencing | skill | | related: molecular biology
bioinformatics | computational biology, sequence alignment, =BLAST@, genomics, sequence analysis, omics data, Bioconductor, genome analysis, variant calling, SnapGene, transcriptomics, Geneious | knowledge
genetics | genotyping, cytogenetics, karyotyping | knowledge
microbiology | microbiological testing, bacterial culture, culture of bacteria, microbial identification, microbiological techniques, bacteriology, Gram staining, plate counts, microbiological analysis, microbial testing, mycology, endotoxin testing, bioburden, microbial culture, sterility testing, microbial culturing | skill | implies: aseptic technique
virology | viral culture, plaque assay, vaccine research, vaccine development | knowledge
immunology | immunological assays, immunological techniques, antibodies, immunophenotyping, immuno-oncology, T cell assays, =PBMC isolation | knowledge
immunohistochemistry | =IHC, immunofluorescence, tissue staining, immunocytochemistry, histological staining, H&E staining, immunostaining | skill
microscopy | microscope, live cell imaging, confocal imaging | skill | implies: laboratory techniques
scanning electron microscopy | =SEM@, =TEM@, transmission electron microscopy, atomic force microscopy, =AFM, SEM/EDX, =EDX, cryo-EM, =EDS@ | skill | implies: microscopy
biochemistry | biochemical assays, enzyme assays, enzymology, biochemical techniques, biochemical analysis, enzyme kinetics, biochemical testing | knowledge
protein purification | protein expression, affinity chromatography, =FPLC, =AKTA, protein characterization, recombinant proteins, protein extraction, protein analysis, protein biochemistry, Bradford assay | skill | implies: biochemistry
proteomics | metabolomics, lipidomics, peptide mapping, glycan analysis | knowledge | | related: mass spectrometry
animal studies | laboratory animals, animal handling in research, in vivo, mouse models, rodent handling, animal models, colony management, rodent surgery, mouse colony, IACUC, mouse handling, animal dissection, murine models, preclinical studies, rodent models | skill
animal research licence | personal licence animal research, =PIL A, Home Office licence, AALAS certification, =LATG, =ALAT | licence | implies: animal studies
toxicology | toxicity testing, ecotoxicology, toxicological assessment | knowledge
drug discovery | drug development, medicinal chemistry, pharmaceutical research, pharmacology research, pharmaceutical development, small molecule drugs, drug screening, =DMPK, =ADME, target validation | knowledge
biologics manufacturing | biomanufacturing, upstream processing, downstream processing, bioprocessing, monoclonal antibodies, downstream purification, bioreactors, cell therapy manufacturing, tangential flow filtration, biopharmaceuticals, biologics, fermentation@, fermenter, biopharma, =CHO cells, =TFF, cell banking, harvest and purification | skill
pharmaceutical formulation | drug formulation, formulation development, tablet formulation, dissolution testing, formulation science, stability studies, stability testing, pre-formulation, lyophilization, lyophilisation, drug product development, solid dosage forms, tablet compression, oral solid dose | skill
neuroscience | electrophysiology, patch clamp, neurobiology, stereotaxic surgery, neuroimaging, fMRI | knowledge
plant biology | botany, plant science, plant physiology, plant tissue culture, plant identification science, greenhouse experiments, plant pathology, plant genetics | knowledge
zoology | animal behaviour research, entomology, ornithology, invertebrates, wildlife biology, marine biology, animal biology, mammalogy, herpetology, insect identification, ichthyology, fish biology | knowledge
biology | biological sciences, life sciences, biological research, biotechnology | knowledge

# chemistry and physics
chemistry | chemical sciences | knowledge
analytical chemistry | chemical analysis, analytical techniques, wet chemistry, analytical methods, analytical laboratory, instrumental analysis, chemical testing, analytical chemist | skill | implies: laboratory techniques
high-performance liquid chromatography | =HPLC, =UPLC, =UHPLC, liquid chromatography, =LC@, HPLC analysis, HPLC/UPLC | skill | implies: chromatography
gas chromatography | =GC@, GC-MS, =GCMS, GC-FID, headspace GC, GC/MS | skill | implies: chromatography
chromatography | chromatographic techniques, =TLC@, chromatographic methods | skill | implies: analytical chemistry
mass spectrometry | LC-MS, =LCMS, mass spec, mass spectrometer, ICP-MS, LC/MS, MS/MS, triple quadrupole, MALDI | skill | implies: analytical chemistry
ICP-OES | inductively coupled plasma, ICP analysis, =AAS@, metals analysis, trace metals, atomic absorption | skill | implies: spectroscopy
spectroscopy | UV-Vis, FTIR, spectrophotometer, spectrophotometry, FT-IR, UV/Vis, spectroscopic techniques, near infrared | skill | implies: analytical chemistry
nuclear magnetic resonance | NMR spectroscopy, =NMR | skill | implies: spectroscopy
X-ray diffraction | =XRD, X-ray fluorescence, =XRF, =XPS, crystallography, powder diffraction | skill
thermal analysis | =DSC@, =TGA@, thermogravimetric analysis, calorimetry, =DMA@ | skill
titration | Karl Fischer | skill | implies: analytical chemistry
chromatography data software | Empower software, =Empower@, Chromeleon, ChemStation, OpenLab, Waters Empower, MassHunter, Empower 3, MassLynx, Xcalibur | tool | implies: chromatography
organic synthesis | synthetic chemistry, organic chemistry, chemical synthesis, multi-step synthesis, synthesis of compounds, organic compounds, peptide synthesis, purification of compounds, multistep synthesis, reaction optimization, process chemistry | skill
polymer chemistry | polymers, rheology, surface chemistry, colloids, coatings formulation, rheometer, adhesives formulation | knowledge
physical chemistry | thermodynamics chemistry, quantum chemistry, computational chemistry, molecular modelling, molecular dynamics simulation, molecular docking, density functional theory, Gaussian chemistry, molecular modeling, Schrödinger software | knowledge
electrochemistry | cyclic voltammetry, battery chemistry, battery research, electrochemical, impedance spectroscopy, battery testing, potentiostat | knowledge
ChemDraw | SciFinder, Reaxys | tool
materials science | materials characterization, materials characterisation, nanomaterials, nanotechnology, thin films, nanoparticles, nanofabrication, biomaterials, vapour deposition, vapor deposition | knowledge
cleanroom | clean room, controlled environment rooms, gowning procedures | skill
physics | astrophysics, quantum mechanics | knowledge
optics and lasers | optics@, laser systems, photonics, optical alignment, laser alignment, fibre optics research, lasers@, laser physics, optical design, Zemax, interferometry | knowledge
astronomy | planetary science, telescopes | knowledge
vacuum systems | vacuum chambers, cryogenics, high vacuum | skill
food science | food technology, food microbiology, sensory evaluation, product development food, shelf-life testing, food chemistry, sensory analysis, food product development, shelf life studies, nutritional labelling, sensory panels, food formulation, food ingredients | knowledge
cosmetic formulation | cosmetic science, personal care formulation, cosmetic chemistry, emulsions, INCI | skill

# quality and regulation
good laboratory practice | =GLP, GLP compliance, GLP regulations | knowledge
good manufacturing practice | =cGMP, =GMP, GMP compliance, GxP, GMP environment, GMP guidelines, GMP regulations, cGMPs, good documentation practices, =GDP@, ALCOA, data integrity GMP, EudraLex | knowledge
laboratory quality control | QC testing, QC laboratory, quality control testing, raw material testing, release testing, in-process testing, finished product testing, QC analysis, QC lab, quality control analysis, out-of-specification, OOS investigations, quality control samples | skill | implies: laboratory testing
ISO 17025 | ISO/IEC 17025, ISO 15189, laboratory accreditation, UKAS, A2LA, NELAP, TNI standards | knowledge
pharmacopoeia methods | USP methods, pharmacopeia, USP/EP, compendial methods, pharmacopoeial, European Pharmacopoeia, compendial testing, USP/NF | knowledge
FDA regulations | FDA guidelines, FDA compliance, ICH guidelines, =FDA, Food and Drug Administration, =MHRA, FDA regulatory requirements, FDA audits, European Medicines Agency, 21 CFR, ICH Q7 | knowledge
pharmaceutical validation | IQ/OQ/PQ, installation qualification, process validation pharmaceuticals, cleaning validation, computer system validation, equipment qualification, IQ OQ PQ, commissioning and qualification, validation protocols, =CSV@, computerized system validation, IQOQPQ | skill
batch records | batch manufacturing records, batch documentation, batch production records | skill
deviation and CAPA management | deviation investigations, CAPA investigations, deviation reports GMP, GMP deviations, laboratory investigations, deviations and CAPAs, CAPA management | skill
TrackWise | Veeva Vault, MasterControl, Veeva QualityDocs, electronic quality management system, =eQMS | tool
technology transfer | invention disclosures, patents in research, patent filing, tech transfer | knowledge

# environment and earth
environmental science | environmental studies, environmental research, environmental analysis | knowledge
environmental sampling | water sampling, soil sampling, groundwater sampling, air sampling, air monitoring, sediment sampling, noise monitoring, air quality monitoring, well sampling, groundwater monitoring, environmental monitoring, stack testing, asbestos sampling | skill | | related: scientific sampling
environmental impact assessment | =EIA@, environmental impact statements, =NEPA, NEPA documentation, environmental assessments, =SEPA@, environmental impact studies, =CEQA, CEQA documentation, environmental statement | skill
environmental compliance | environmental regulations, environmental permitting, environmental permits, EPA regulations, Clean Water Act, Clean Air Act, =RCRA, environmental legislation, environmental law compliance, environmental auditing, =EPA, =CERCLA, =SPCC, =SWPPP, =NPDES, Title V air permits, environmental protection, air permitting, environmental regulatory compliance, Environment Agency, environmental inspections, stormwater compliance, RCRA hazardous waste | knowledge
environmental site assessment | Phase I ESA, Phase II site assessment, contaminated land, =ESA@, site investigation contamination, Phase 1 site assessment, Phase II ESA, ASTM E1527 | skill
environmental remediation | soil remediation, groundwater remediation, site remediation, remediation projects, remedial investigation, hazardous waste remediation, remedial design, brownfield remediation, soil vapor extraction, vapor intrusion | skill
environmental management systems | ISO 14001, =EMS 14001, =BREEAM@ | knowledge
sustainability | sustainable development, carbon footprint, carbon accounting, net zero, =ESG reporting, carbon reduction, life cycle assessment, greenhouse gas emissions, GHG inventory, decarbonisation, greenhouse gas protocol, circular economy, climate action, GRI standards, =LCA@, carbon emissions reporting, scope 3 emissions, decarbonization | knowledge
climate science | climate change, climate modelling, meteorology, atmospheric science, weather forecasting, climate adaptation, climatology, climate data, atmospheric modelling, oceanography, atmospheric chemistry, climate resilience, air dispersion modelling, AERMOD | knowledge
ecology | ecological surveys, biodiversity, habitat surveys, bat surveys, ecological monitoring, ecological impact assessment, preliminary ecological appraisal, ecosystem monitoring, UKHab, ecologist experience, ecological assessment, vegetation surveys, biological surveys, wildlife surveys, protected species, ecological restoration | knowledge
wetland delineation | wetlands, Section 404 permits, jurisdictional determination | skill | | related: ecology
conservation biology | nature conservation, habitat restoration, conservation projects, habitat management, wildlife conservation, conservation management, species recovery, rewilding, habitat conservation, invasive species, marine conservation, natural resource management | skill | | related: ecology
fieldwork | field work, field research, field surveys, field data collection, field studies, field investigations | skill
geology | geological mapping, core logging, stratigraphy, sedimentology, petrology, geologist experience, mineralogy, geosciences, earth science, geological logging, soil logging, borehole logging, well logging, geological modelling | knowledge
hydrology | hydrogeology, groundwater modelling, hydrological modelling, aquifer testing, flood modelling, hydrologic modeling, hydrogeological, MODFLOW, groundwater modeling, flood risk assessment, HEC-RAS, watershed | knowledge
geophysics | seismic interpretation, seismic surveys, ground penetrating radar, seismology, =GPR@, geophysical surveys, seismic data processing, Petrel geology | knowledge
geochemistry | isotope analysis, geochemical analysis, assay laboratory, fire assay | knowledge
mineral exploration | exploration geology, resource estimation, drill core, exploration drilling, Leapfrog Geo, Micromine, =JORC, grade control mining | skill | implies: geology
soil science | soil testing, soil analysis, soil classification, pedology, soil chemistry, soil properties | knowledge
geographic information systems | =GIS, ArcGIS, QGIS, spatial analysis, ArcMap, Esri, remote sensing, GIS mapping, LiDAR data, GIS software, spatial data, geospatial, Google Earth Engine, satellite imagery, MapInfo, cartography | tool
water quality analysis | water quality testing, water quality monitoring, wastewater analysis, water testing, water chemistry, water quality sampling, BOD and COD, wastewater testing, legionella sampling, water quality data | skill
waste management | recycling programmes, waste disposal, waste reduction, hazardous waste, waste minimisation, waste characterization, recycling@, zero waste, waste audits, solid waste | knowledge
HAZWOPER | | certification
radiation and isotopes | radioactive materials handling, radioisotopes, radiochemistry, health physics, radiation monitoring, radiological controls, radiological safety, dosimetry | knowledge
industrial hygiene | occupational hygiene, exposure monitoring, =CIH@, certified industrial hygienist, =BOHS, asbestos surveys, P402, asbestos inspection, AHERA | knowledge
forensic science | forensic analysis, crime scene evidence analysis, DNA profiling, evidence handling forensic, trace evidence, latent prints, forensic biology, forensic DNA, fingerprint analysis, forensic laboratory | knowledge
science outreach | science education outreach, STEM outreach, public engagement with science, citizen science, science communication | skill
professional geologist licence | =PG@, professional geologist, licensed geologist, chartered geologist, =CGeol, P.G. license, registered geologist | licence | implies: geology
chartered environmentalist | =CEnv, =CIEEM, =IEMA, CIEEM membership, IEMA membership, =PIEMA, Practitioner member of IEMA, =QEP, chartered ecologist, =IEMA foundation certificate | certification
chartered chemist | =MRSC, =CChem, Royal Society of Chemistry, =CSci, chartered scientist, Royal Society of Biology, =MRSB, American Chemical Society | certification
HCPC biomedical scientist | IBMS registration, =IBMS, IBMS certificate of competence, HCPC registered biomedical scientist, IBMS specialist portfolio | licence
scientific programming | MATLAB for science, scientific computing, LabVIEW, Fortran scientific | tool
`
