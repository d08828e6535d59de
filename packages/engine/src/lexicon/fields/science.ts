export const science = String.raw`
# laboratory basics
laboratory techniques | lab techniques, laboratory skills, wet lab, bench work, lab skills, laboratory experience, bench science, laboratory procedures, wet lab techniques, lab experience, benchwork, laboratory work, laboratory methods | skill
sample preparation | preparing samples, specimen preparation, sample processing, sample extraction | skill | implies: laboratory techniques
scientific sampling | sampling@, sample collection, collecting samples, field sampling, sample analysis, sample testing, analysing samples, analyzing samples | skill | | related: sample preparation
laboratory testing | lab testing, laboratory analysis, analytical testing, performing laboratory tests, conducting tests in the laboratory, routine testing laboratory | skill | implies: laboratory techniques
laboratory notebook | lab notebook, electronic lab notebook, =ELN, electronic laboratory notebook, laboratory records, laboratory documentation, Benchling | tool
laboratory safety | lab safety, chemical hygiene, laboratory health and safety, biosafety, biosafety cabinet, chemical safety, COSHH assessments in laboratory, chemical hygiene plan, biological safety, BSL-2, BSL-3, biosafety level 2 | knowledge
chemical handling | handling chemicals, hazardous chemicals, handling of hazardous materials in laboratory, reagent handling, chemical storage, hazardous waste disposal, chemical waste, chemical inventory | skill | | related: laboratory safety
solution preparation | preparing solutions, reagent preparation, media preparation, buffer preparation, preparation of reagents, preparing reagents, buffers and media, preparing media, stock solutions | skill | implies: laboratory techniques
pipetting | micropipette, pipettes, serial dilution, pipetting techniques | skill | implies: laboratory techniques
aseptic technique | sterile technique, aseptic processing, aseptic practices, aseptic gowning, aseptic conditions | skill | implies: laboratory techniques
instrument calibration | laboratory equipment calibration, calibrating instruments, calibrate laboratory equipment, instrument maintenance, maintaining laboratory equipment, laboratory equipment maintenance, instrument qualification, instrument troubleshooting | skill
laboratory equipment | lab equipment, laboratory instruments, laboratory instrumentation, centrifuge, analytical balance, autoclave, pH meter, incubators lab, analytical instrumentation, scientific instruments, fume hood, centrifugation, analytical instruments | tool
glassware washing | glassware, washing labware, glasswash, lab glassware, laboratory supplies | skill
laboratory management | lab management, running a laboratory, laboratory operations, lab operations, managing a laboratory, ordering lab supplies, managed laboratory, laboratory supervision | skill
LIMS | laboratory information management system, =LIMS, LabWare, LabVantage, StarLIMS, SampleManager | tool
experimental design | design of experiments, designing experiments, =DOE@, experiment design, planning experiments, conducting experiments, experimental planning, performing experiments, experimentation lab | skill
scientific data analysis | experimental data analysis, analysing experimental data, analyzing experimental data, interpreting experimental data, laboratory data analysis, data interpretation@, scientific data, interpretation of results | skill
method development | analytical method development, assay development, method optimization, developing analytical methods, protocol development@, assay optimization, developing assays, method optimisation, assay design, optimised protocols, protocol optimization | skill
method validation | analytical method validation, assay validation, method transfer, method verification, validating methods, ICH Q2, validation of methods | skill | | related: method development
laboratory protocols | laboratory SOPs, writing laboratory SOPs, test methods, following protocols, scientific protocols, test protocols laboratory | skill
scientific writing | scientific reports, technical scientific writing, scientific publications, manuscripts@, scientific papers, writing scientific reports, publications@, publishing scientific papers, scientific communication, peer reviewed papers | skill | | related: scientific literature review
scientific literature review | literature review, literature searches, reviewing scientific literature, literature search, PubMed, systematic review, meta-analysis, scientific literature, Web of Science, Scopus, literature research | skill
scientific presentations | presenting scientific data, presenting research findings, scientific posters, research presentations, journal club, presented research | skill
scientific research | =R&D@, applied research, basic research, research experience@, research projects@, independent research, laboratory research, research laboratory, scientific research experience, industrial research | skill
research protocols | research ethics, research design, research methodology, research methods, study protocols, study design, research planning, qualitative research methods, quantitative research methods, mixed methods research | knowledge
research assistance | research assistant experience, assisting with research, research support, supporting research projects, undergraduate research | skill
GraphPad Prism | =Prism@, GraphPad | tool
ImageJ | Fiji image analysis, ImageJ/Fiji, CellProfiler, Imaris | tool
laboratory automation | liquid handling, liquid handler, Hamilton liquid handler, Tecan, robotic liquid handling, automated liquid handling, high-throughput screening, =HTS@, lab automation, Opentrons | tool

# biology and biotech
molecular biology | molecular techniques, molecular biology techniques, molecular biologist, molecular cloning, cloning@, DNA cloning, plasmid preparation, molecular methods, plasmid DNA, restriction digestion, transformation of bacteria, plasmid construction, recombinant DNA | skill | implies: laboratory techniques
polymerase chain reaction | =PCR, =qPCR, RT-PCR, real-time PCR, RT-qPCR, =ddPCR, quantitative PCR, PCR amplification, digital PCR, PCR assays, primer design | skill | implies: molecular biology
nucleic acid extraction | DNA extraction, RNA extraction, DNA isolation, RNA isolation, DNA purification, DNA/RNA extraction, DNA and RNA extraction, nucleic acid isolation | skill | implies: molecular biology
gel electrophoresis | agarose gel, SDS-PAGE, electrophoresis, capillary electrophoresis, agarose gel electrophoresis, =PAGE@, gel imaging | skill | implies: laboratory techniques
western blotting | western blot, immunoblotting, immunoblot | skill | implies: gel electrophoresis
ELISA | enzyme-linked immunosorbent assay, immunoassays, ELISA assays, ligand binding assay, ELISpot | skill | implies: laboratory techniques
flow cytometry | =FACS, cell sorting, fluorescence-activated cell sorting, flow cytometer, FlowJo, flow cytometric analysis | skill
cell culture | tissue culture, mammalian cell culture, cell line maintenance, culturing cells, cell lines, primary cell culture, stem cell culture, iPSC, cell culture techniques, 3D cell culture, cell passaging, suspension culture | skill | implies: aseptic technique
cell biology | cellular biology, cell-based assays, cell viability assays, cell assays, cellular assays, cell proliferation assays, cell signalling, cell signaling | knowledge
transfection | transduction, lentivirus, viral vectors, lentiviral vectors, viral transduction, AAV vectors, electroporation, stable cell lines | skill | implies: cell culture
CRISPR | CRISPR/Cas9, gene editing, CRISPR-Cas9, genome editing, genetic engineering, gene knockout, gene therapy, gene cloning | skill | implies: molecular biology
DNA sequencing | next-generation sequencing, =NGS, Sanger sequencing, Illumina, RNA sequencing, RNA-seq, library preparation@, whole genome sequencing, single-cell RNA sequencing, Oxford Nanopore, NGS library preparation, sequencing data analysis, scRNA-seq, nanopore sequencing | skill | | related: molecular biology
bioinformatics | computational biology, genomic data analysis, sequence alignment, =BLAST@, genomics, sequence analysis, omics data, Bioconductor, genome analysis, bioinformatics tools, bioinformatics pipelines, variant calling, SnapGene, transcriptomics, Geneious | knowledge
genetics | genetic analysis, molecular genetics, human genetics, genotyping, population genetics, cytogenetics, karyotyping | knowledge
microbiology | microbiological testing, bacterial culture, culture of bacteria, microbial identification, microbiological techniques, bacteriology, Gram staining, plate counts, microbiological analysis, environmental monitoring microbiology, bioburden testing, microbial testing, mycology, endotoxin testing, bioburden, microbial culture, sterility testing, microbial culturing | skill | implies: aseptic technique
virology | viral culture, plaque assay, vaccine research, vaccine development | knowledge
immunology | immunological assays, immunological techniques, antibodies, antibody development, immunophenotyping, immuno-oncology, T cell assays, =PBMC isolation | knowledge
immunohistochemistry | =IHC, immunofluorescence, tissue staining, immunocytochemistry, histological staining, H&E staining, immunostaining | skill
microscopy | fluorescence microscopy, light microscopy, confocal microscopy, microscope, electron microscopy, live cell imaging, optical microscopy, confocal imaging | skill | implies: laboratory techniques
scanning electron microscopy | =SEM@, =TEM@, transmission electron microscopy, atomic force microscopy, =AFM, SEM/EDX, =EDX, cryo-EM, =EDS@ | skill | implies: microscopy
biochemistry | biochemical assays, enzyme assays, enzymology, biochemical techniques, biochemical analysis, enzyme kinetics, biochemical testing | knowledge
protein purification | protein expression, affinity chromatography, =FPLC, recombinant protein expression, =AKTA, protein expression and purification, protein characterization, recombinant proteins, protein extraction, protein analysis, protein biochemistry, Bradford assay | skill | implies: biochemistry
proteomics | metabolomics, lipidomics, peptide mapping, glycan analysis | knowledge | | related: mass spectrometry
animal studies | in vivo studies, laboratory animals, animal handling in research, in vivo, mouse models, rodent handling, animal models, colony management, rodent surgery, mouse colony, IACUC, mouse handling, animal dissection, in vivo pharmacology, murine models, preclinical studies, rodent models, laboratory animal care | skill
animal research licence | personal licence animal research, =PIL A, Home Office licence, AALAS certification, =LATG, =ALAT | licence | implies: animal studies
toxicology | toxicity testing, ecotoxicology, toxicological assessment, forensic toxicology | knowledge
drug discovery | drug development, medicinal chemistry, pharmaceutical research, lead optimization chemistry, pharmacology research, pharmaceutical development, small molecule drugs, drug screening, =DMPK, =ADME, target validation | knowledge
biologics manufacturing | biomanufacturing, upstream processing, downstream processing, bioprocessing, monoclonal antibodies, downstream purification, bioreactors, single-use bioreactors, cell therapy manufacturing, biopharmaceutical manufacturing, process development biologics, upstream and downstream processing, tangential flow filtration, biopharmaceuticals, biologics, fermentation@, fermenter, biopharma, =CHO cells, =TFF, cell banking, harvest and purification | skill
pharmaceutical formulation | drug formulation, formulation development, tablet formulation, dissolution testing, formulation science, stability studies, stability testing, pre-formulation, lyophilization, lyophilisation, drug product development, solid dosage forms, tablet compression, oral solid dose | skill
neuroscience | electrophysiology, patch clamp, behavioural neuroscience, neurobiology, stereotaxic surgery, neuroimaging, fMRI | knowledge
plant biology | botany, plant science, plant physiology, plant tissue culture, plant identification science, greenhouse experiments, plant pathology, plant genetics | knowledge
zoology | animal behaviour research, entomology, ornithology, invertebrates, wildlife biology, marine biology, animal biology, mammalogy, herpetology, insect identification, ichthyology, fish biology | knowledge
biology | biological sciences, life sciences, degree in biology, biological research, biology degree, bachelor's degree in biology, biotechnology, B.S. in biology, biology or related field, biology or chemistry | knowledge

# chemistry and physics
chemistry | degree in chemistry, chemistry degree, chemical sciences, chemistry or related, bachelor's degree in chemistry, inorganic chemistry, general chemistry, BSc chemistry | knowledge
analytical chemistry | chemical analysis, analytical techniques, wet chemistry, analytical methods, analytical laboratory, quantitative analysis chemistry, instrumental analysis, wet chemistry techniques, chemical testing, wet chemical analysis, analytical chemist | skill | implies: laboratory techniques
high-performance liquid chromatography | =HPLC, =UPLC, =UHPLC, liquid chromatography, =LC@, HPLC analysis, HPLC/UPLC | skill | implies: chromatography
gas chromatography | =GC@, GC-MS, =GCMS, GC-FID, headspace GC, GC/MS | skill | implies: chromatography
chromatography | chromatographic techniques, ion chromatography, column chromatography, thin layer chromatography, =TLC@, size exclusion chromatography, chromatographic methods, chromatography techniques, ion exchange chromatography, flash chromatography | skill | implies: analytical chemistry
mass spectrometry | LC-MS, =LCMS, LC-MS/MS, mass spec, MALDI-TOF, mass spectrometer, ICP-MS, LC/MS, MS/MS, triple quadrupole, MALDI, high resolution mass spectrometry | skill | implies: analytical chemistry
ICP-OES | inductively coupled plasma, ICP analysis, atomic absorption spectroscopy, =AAS@, metals analysis, trace metals, atomic absorption | skill | implies: spectroscopy
spectroscopy | UV-Vis, FTIR, Raman spectroscopy, spectrophotometer, spectrophotometry, infrared spectroscopy, UV-Vis spectroscopy, IR spectroscopy, FT-IR, UV/Vis, fluorescence spectroscopy, UV-Vis spectrophotometer, spectroscopic techniques, near infrared, UV spectroscopy | skill | implies: analytical chemistry
nuclear magnetic resonance | NMR spectroscopy, =NMR | skill | implies: spectroscopy
X-ray diffraction | =XRD, X-ray fluorescence, =XRF, X-ray crystallography, =XPS, crystallography, powder diffraction | skill
thermal analysis | =DSC@, =TGA@, differential scanning calorimetry, thermogravimetric analysis, calorimetry, =DMA@ | skill
titration | Karl Fischer titration, Karl Fischer, potentiometric titration, acid-base titration, KF titration | skill | implies: analytical chemistry
chromatography data software | Empower software, =Empower@, Chromeleon, ChemStation, OpenLab, Waters Empower, MassHunter, Empower 3, MassLynx, Xcalibur | tool | implies: chromatography
organic synthesis | synthetic chemistry, organic chemistry, chemical synthesis, multi-step synthesis, synthesis of compounds, organic compounds, peptide synthesis, purification of compounds, multistep synthesis, reaction optimization, process chemistry, synthetic organic chemistry | skill
polymer chemistry | polymer science, polymer synthesis, polymer characterization, polymers, rheology, polymer characterisation, surface chemistry, colloids, coatings formulation, rheometer, adhesives formulation | knowledge
physical chemistry | thermodynamics chemistry, quantum chemistry, computational chemistry, molecular modelling, molecular dynamics simulation, molecular docking, density functional theory, Gaussian chemistry, molecular modeling, Schrödinger software | knowledge
electrochemistry | cyclic voltammetry, battery chemistry, battery research, electrochemical, impedance spectroscopy, battery testing, potentiostat | knowledge
ChemDraw | SciFinder, Reaxys | tool
materials science | materials characterization, materials characterisation, nanomaterials, nanotechnology, thin films, thin film deposition, nanoparticles, nanofabrication, nanoparticle synthesis, biomaterials, vapour deposition, vapor deposition | knowledge
cleanroom | clean room, cleanroom gowning, cleanroom environment, ISO 7 cleanroom, controlled environment rooms, gowning procedures, clean room environment, cleanroom operations | skill
physics | applied physics, experimental physics, theoretical physics, degree in physics, solid state physics, particle physics, astrophysics, nuclear physics, quantum mechanics, plasma physics, condensed matter physics, medical physics, quantum physics | knowledge
optics and lasers | optics@, laser systems, photonics, optical alignment, laser alignment, fibre optics research, lasers@, laser physics, optical design, Zemax, interferometry | knowledge
astronomy | telescope observations, planetary science, radio astronomy, observational astronomy, telescopes | knowledge
vacuum systems | ultra-high vacuum, vacuum chambers, cryogenics, high vacuum | skill
food science | food technology, food microbiology, sensory evaluation, product development food, shelf-life testing, food chemistry, sensory analysis, food product development, shelf life studies, nutritional labelling, sensory panels, food formulation, food ingredients | knowledge
cosmetic formulation | cosmetic science, personal care formulation, cosmetic chemistry, emulsions, INCI | skill

# quality and regulation
good laboratory practice | =GLP, GLP compliance, GLP regulations | knowledge
good manufacturing practice | =cGMP, =GMP, current good manufacturing practices, GMP compliance, cGMP regulations, GxP, GMP environment, GMP guidelines, GMP regulations, cGMPs, cGMP manufacturing, good documentation practices, =GDP@, ALCOA, data integrity GMP, EudraLex | knowledge
laboratory quality control | QC testing, QC laboratory, quality control testing, raw material testing, release testing, in-process testing, finished product testing, quality control laboratory, QC analysis, batch release testing, QC lab, quality control analysis, product release testing, out-of-specification, OOS investigations, quality control samples, out of specification investigations | skill | implies: laboratory testing
ISO 17025 | ISO/IEC 17025, UKAS accreditation, ISO 15189, laboratory accreditation, UKAS, A2LA, NELAP, TNI standards | knowledge
pharmacopoeia methods | USP methods, pharmacopeia, USP/EP, compendial methods, pharmacopoeial, European Pharmacopoeia, compendial testing, USP/NF | knowledge
FDA regulations | 21 CFR Part 11, FDA guidelines, 21 CFR Part 211, FDA compliance, ICH guidelines, =FDA, Food and Drug Administration, 21 CFR 820, 21 CFR Part 820, =MHRA, FDA regulatory requirements, FDA audits, European Medicines Agency, 21 CFR, ICH Q7 | knowledge
pharmaceutical validation | IQ/OQ/PQ, installation qualification, process validation pharmaceuticals, cleaning validation, computer system validation, equipment qualification, IQ OQ PQ, commissioning and qualification, validation protocols, =CSV@, validation engineering pharma, computerized system validation, IQOQPQ | skill
batch records | batch record review, batch manufacturing records, master batch records, batch documentation, electronic batch records, executed batch records, batch production records | skill
deviation and CAPA management | deviation investigations, CAPA investigations, deviation reports GMP, GMP deviations, laboratory investigations, deviations and CAPAs, CAPA management | skill
TrackWise | Veeva Vault, MasterControl, Veeva QualityDocs, electronic quality management system, =eQMS | tool
technology transfer | invention disclosures, patents in research, patent filing, tech transfer | knowledge

# environment and earth
environmental science | environmental studies, degree in environmental science, environmental research, environmental analysis | knowledge
environmental sampling | water sampling, soil sampling, groundwater sampling, air sampling, air monitoring, surface water sampling, sediment sampling, soil and groundwater sampling, noise monitoring, air quality monitoring, well sampling, groundwater monitoring, environmental monitoring, environmental field work, water and soil sampling, stack testing, asbestos sampling | skill | | related: scientific sampling
environmental impact assessment | =EIA@, environmental impact statements, =NEPA, NEPA documentation, environmental assessments, =SEPA@, environmental impact studies, =CEQA, CEQA documentation, environmental statement | skill
environmental compliance | environmental regulations, environmental permitting, environmental permits, EPA regulations, Clean Water Act, Clean Air Act, =RCRA, environmental legislation, environmental law compliance, environmental auditing, environmental compliance auditing, =EPA, =CERCLA, =SPCC, =SWPPP, =NPDES, Title V air permits, Environment Agency permits, environmental protection, air permitting, environmental regulatory compliance, Environment Agency, environmental inspections, stormwater compliance, RCRA hazardous waste | knowledge
environmental site assessment | Phase I ESA, Phase I environmental site assessments, Phase II site assessment, contaminated land, contaminated land assessment, =ESA@, site investigation contamination, Phase I and II ESAs, Phase 1 site assessment, Phase II ESA, ASTM E1527, desk study contaminated land | skill
environmental remediation | soil remediation, groundwater remediation, site remediation, remediation projects, remedial investigation, hazardous waste remediation, remedial design, brownfield remediation, soil vapor extraction, vapor intrusion | skill
environmental management systems | ISO 14001, =EMS 14001, ISO 14001 auditing, =BREEAM@ | knowledge
sustainability | sustainable development, sustainability reporting, carbon footprint, carbon accounting, net zero, =ESG reporting, carbon reduction, life cycle assessment, greenhouse gas emissions, GHG inventory, decarbonisation, greenhouse gas protocol, sustainability strategy, sustainability initiatives, corporate sustainability, circular economy, climate action, GRI standards, =LCA@, carbon emissions reporting, environmental sustainability, scope 3 emissions, decarbonization | knowledge
climate science | climate change, climate modelling, meteorology, atmospheric science, weather forecasting, climate adaptation, climatology, climate data, atmospheric modelling, oceanography, atmospheric chemistry, climate resilience, air dispersion modelling, AERMOD | knowledge
ecology | ecological surveys, biodiversity, biodiversity net gain, habitat surveys, field ecology, protected species surveys, bat surveys, ecological monitoring, ecological impact assessment, preliminary ecological appraisal, Phase 1 habitat survey, ecosystem monitoring, great crested newt surveys, UKHab, biodiversity surveys, ecologist experience, ecological assessment, vegetation surveys, biological surveys, wildlife surveys, protected species, ecological restoration, wetland ecology | knowledge
wetland delineation | wetlands, wetland permitting, Section 404 permits, wetland assessment, wetland mitigation, jurisdictional determination | skill | | related: ecology
conservation biology | nature conservation, habitat restoration, conservation projects, habitat management, wildlife conservation, conservation management, species recovery, rewilding, habitat conservation, invasive species management, invasive species, marine conservation, natural resource management | skill | | related: ecology
fieldwork | field work, field research, field surveys, field data collection, fieldwork experience, field studies, remote field work, data collection in the field, field investigations | skill
geology | geological mapping, core logging, stratigraphy, sedimentology, petrology, geologist experience, mineralogy, geosciences, earth science, geological logging, structural geology, soil logging, borehole logging, well logging, geological modelling | knowledge
hydrology | hydrogeology, groundwater modelling, hydrological modelling, aquifer testing, flood modelling, hydrologic modeling, hydrogeological, MODFLOW, watershed management, groundwater modeling, flood risk assessment, HEC-RAS, watershed | knowledge
geophysics | seismic interpretation, seismic surveys, ground penetrating radar, seismology, =GPR@, geophysical surveys, seismic data processing, Petrel geology | knowledge
geochemistry | isotope analysis, geochemical analysis, assay laboratory, fire assay, isotope geochemistry | knowledge
mineral exploration | exploration geology, resource estimation, drill core, exploration drilling, Leapfrog Geo, Micromine, =JORC, grade control mining | skill | implies: geology
soil science | soil testing, soil analysis, soil classification, pedology, soil chemistry, soil properties | knowledge
geographic information systems | =GIS, ArcGIS, QGIS, geospatial analysis, spatial analysis, ArcMap, ArcGIS Pro, geospatial data, Esri, remote sensing, GIS mapping, LiDAR data, ArcGIS Online, GIS software, spatial data, geospatial, Google Earth Engine, satellite imagery, MapInfo, cartography | tool
water quality analysis | water quality testing, water quality monitoring, wastewater analysis, drinking water testing, water testing, water chemistry, water quality sampling, BOD and COD, wastewater testing, legionella sampling, water quality data | skill
waste management | recycling programmes, waste disposal, waste reduction, hazardous waste management, hazardous waste, waste minimisation, waste characterization, recycling@, solid waste management, zero waste, waste audits, solid waste | knowledge
HAZWOPER | 40-hour HAZWOPER, OSHA 40-hour HAZWOPER, HAZWOPER certification, 24-hour HAZWOPER | certification
radiation and isotopes | radioactive materials handling, radioisotopes, radiochemistry, health physics, radiation monitoring, radiological controls, radiological safety, dosimetry | knowledge
industrial hygiene | occupational hygiene, exposure monitoring, =CIH@, certified industrial hygienist, =BOHS, asbestos surveys, P402, asbestos inspection, AHERA | knowledge
forensic science | forensic analysis, crime scene evidence analysis, DNA profiling, evidence handling forensic, trace evidence, latent prints, forensic biology, forensic DNA, fingerprint analysis, forensic laboratory | knowledge
science outreach | science education outreach, STEM outreach, public engagement with science, citizen science, science communication | skill
professional geologist licence | =PG@, professional geologist, licensed geologist, chartered geologist, =CGeol, P.G. license, registered geologist | licence | implies: geology
chartered environmentalist | =CEnv, =CIEEM, =IEMA, CIEEM membership, IEMA membership, =PIEMA, Practitioner member of IEMA, =QEP, chartered ecologist, =IEMA foundation certificate | certification
chartered chemist | =MRSC, =CChem, Royal Society of Chemistry, =CSci, chartered scientist, Royal Society of Biology, =MRSB, American Chemical Society | certification
HCPC biomedical scientist | IBMS registration, =IBMS, IBMS certificate of competence, HCPC registered biomedical scientist, IBMS specialist portfolio, IBMS registration portfolio | licence
scientific programming | MATLAB for science, scientific computing, LabVIEW, Fortran scientific | tool
`
