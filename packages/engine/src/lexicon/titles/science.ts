export const scienceTitles = String.raw`
research scientist | scientist, principal scientist, staff scientist, senior scientist, associate scientist, R&D scientist, discovery scientist, development scientist, research and development scientist, lead scientist, postdoctoral scientist, scientific researcher | research
research assistant | laboratory research assistant, undergraduate research assistant, research aide, research intern, student researcher, field research assistant, research trainee | research
research associate | scientific associate, senior research associate, R&D associate, research specialist, research technologist | research
researcher | academic researcher, research officer, research coordinator, principal investigator, research group leader | research
research manager | director of research, R&D manager, head of research, laboratory director, research director, scientific director, chief scientific officer, research program manager, head of R&D, R&D director | research-management
laboratory manager | lab manager, laboratory supervisor, lab supervisor, laboratory coordinator, lab coordinator, QC manager laboratory, lab operations manager, laboratory operations manager | research-management
laboratory technician | lab technician, lab tech, science technician, laboratory assistant, lab assistant, laboratory aide, laboratory specialist, research technician, laboratory operative, school science technician, sample technician, lab aide, R&D technician, research laboratory technician, lab helper | laboratory
laboratory analyst | lab analyst, laboratory scientist, QC analyst, quality control analyst, bench scientist, analytical technician, QC technician laboratory, quality control chemist, QC scientist, QC chemist, quality control scientist, laboratory technologist, testing laboratory analyst | laboratory
chemist | analytical chemist, research chemist, organic chemist, synthetic chemist, formulation chemist, medicinal chemist, process chemist, R&D chemist, development chemist, polymer chemist, analytical scientist, laboratory chemist, staff chemist, industrial chemist, inorganic chemist | chemistry
chemical technician | chemistry technician, chemistry laboratory technician | chemistry
formulation scientist | cosmetic chemist, formulation development scientist, formulator, product development chemist | chemistry
materials scientist | materials researcher, nanotechnologist, polymer scientist, metallurgist scientist | chemistry
biologist | molecular biologist, cell biologist, research biologist, life scientist, field biologist, developmental biologist, plant biologist, geneticist | biology
biochemist | protein scientist, enzymologist, protein biochemist | biology
microbiologist | QC microbiologist, food microbiologist, environmental microbiologist, virologist, microbiology technician, bacteriologist, microbiology analyst, microbiology laboratory technician, clinical microbiologist | biology
immunologist | toxicologist, pharmacologist | biology
bioinformatician | computational biologist, bioinformatics scientist, bioinformatics analyst, bioinformatics engineer, genomics scientist | biology
neuroscientist | cognitive scientist | biology
animal technician | laboratory animal technician, vivarium technician, animal technologist, in vivo scientist, laboratory animal caretaker, animal research technician | laboratory
biotechnologist | bioprocess engineer, upstream process scientist, downstream process scientist, bioprocess technician, cell culture scientist, cell culture technician, process development scientist, process development associate, cell therapy specialist, bioprocess scientist | biotech
biomanufacturing associate | manufacturing associate biotech, biotech manufacturing technician, bioprocess operator, pharmaceutical manufacturing technician, biomanufacturing technician, pharmaceutical technician, GMP operator, biotechnology technician, manufacturing scientist | biotech
pharmaceutical scientist | pharmaceutical analyst, drug development scientist, stability analyst, pharmaceutical researcher | biotech
validation specialist | validation scientist, qualified person pharma, GMP quality specialist, quality assurance specialist pharma, CQV engineer, pharmaceutical QA officer, QA associate pharma | biotech
food scientist | food technologist, food technician, product development technologist, sensory scientist, flavorist, food chemist, NPD technologist, food safety scientist | food-science
forensic scientist | crime laboratory analyst, forensic chemist, DNA analyst, forensic analyst lab, forensic biologist, forensic laboratory technician | laboratory
physicist | medical physicist, research physicist, astrophysicist, laser scientist, optical scientist, astronomer, nuclear physicist, health physicist | physics
environmental scientist | environmental consultant, environmental specialist, environmental analyst, environmental officer, environmental advisor, environmental researcher, environmental adviser, air quality consultant, contaminated land consultant, environmental assessor | environment
environmental technician | environmental field technician, field technician environmental, water quality technician, environmental sampling technician, environmental monitoring technician, water sampler, environmental field scientist | environment
environmental manager | environmental compliance manager, environmental program manager, environmental coordinator, environmental compliance specialist, environmental planner, environmental permitting specialist, EIA consultant, environmental compliance officer, environmental project manager | environment
sustainability consultant | sustainability manager, sustainability officer, ESG analyst, carbon consultant, sustainability coordinator, climate change analyst, energy and sustainability manager, sustainability analyst, sustainability specialist, ESG manager, carbon analyst, head of sustainability, sustainability advisor, sustainability director | environment
ecologist | wildlife biologist, conservation biologist, marine biologist, field ecologist, botanist, zoologist, wetland scientist, aquatic biologist, consultant ecologist, graduate ecologist, assistant ecologist, restoration ecologist, entomologist, fisheries biologist, aquatic ecologist, wildlife technician | ecology
conservation officer | conservation manager, biodiversity officer, conservation scientist, natural resource specialist, natural resources manager, conservation assistant, conservation technician, conservation specialist, habitat restoration specialist | ecology
geologist | geoscientist, exploration geologist, engineering geologist, mining geologist, field geologist, mine geologist, petroleum geologist, staff geologist, mud logger, project geologist, resource geologist, mudlogger, geological technician | earth-science
hydrologist | hydrogeologist, flood risk consultant, water resources scientist, hydrology technician | earth-science
geophysicist | seismologist, geochemist, reservoir geologist | earth-science
soil scientist | soil technician science, soil analyst, pedologist | earth-science
meteorologist | climate scientist, climatologist, oceanographer, weather forecaster, atmospheric scientist | earth-science
GIS analyst | GIS specialist, GIS technician, geospatial analyst, GIS coordinator, GIS officer, remote sensing analyst, cartographer, GIS manager, GIS developer, geospatial specialist, remote sensing scientist, GIS consultant | geospatial
occupational hygienist | industrial hygienist, asbestos surveyor, asbestos analyst, radiation protection technician, radiation safety officer | environment
waste management officer | recycling officer, waste officer, recycling coordinator, waste management coordinator, hazardous waste technician, waste adviser, environmental protection specialist | environment
science communicator | science writer, scientific editor, STEM outreach coordinator, scientific communications officer, scientific writer | research
scientific sales specialist | technical sales specialist scientific, field application scientist, applications scientist, application specialist scientific | laboratory
`
