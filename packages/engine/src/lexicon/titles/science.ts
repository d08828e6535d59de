export const scienceTitles = `
research scientist | scientist, scientific researcher | research
research assistant | research aide, research intern, student researcher, research trainee | research
research associate | scientific associate, R&D associate, research specialist, research technologist | research
researcher | research officer, research coordinator | research
research manager | director of research, R&D manager, head of research, laboratory director, research director, scientific director, chief scientific officer, research program manager, head of R&D, R&D director | research-management
laboratory manager | lab manager, laboratory supervisor, lab supervisor, laboratory coordinator, lab coordinator, QC manager laboratory, lab operations manager, laboratory operations manager | research-management
laboratory technician | lab technician, lab tech, science technician, laboratory assistant, lab assistant, laboratory aide, laboratory specialist, research technician, laboratory operative, sample technician, lab aide, lab helper | laboratory
laboratory analyst | lab analyst, laboratory scientist, bench scientist, QC technician laboratory, laboratory technologist | laboratory
chemist | | chemistry
chemical technician | chemistry technician, chemistry laboratory technician | chemistry
formulation scientist | cosmetic chemist, formulation development scientist, formulator, product development chemist | chemistry
materials scientist | materials researcher, nanotechnologist, polymer scientist, metallurgist scientist | chemistry
biologist | life scientist | biology
biochemist | protein scientist, enzymologist | biology
microbiologist | microbiology technician, microbiology analyst, microbiology laboratory technician | biology
immunologist | toxicologist, pharmacologist | biology
bioinformatician | computational biologist, bioinformatics scientist, bioinformatics analyst, bioinformatics engineer, genomics scientist | biology
neuroscientist | cognitive scientist | biology
animal technician | vivarium technician, animal technologist, in vivo scientist, laboratory animal caretaker, animal research technician | laboratory
biotechnologist | cell culture scientist, cell culture technician, cell therapy specialist | biotech
biomanufacturing associate | manufacturing associate biotech, biotech manufacturing technician, bioprocess operator, biomanufacturing technician, biotechnology technician, manufacturing scientist | biotech
pharmaceutical scientist | pharmaceutical analyst, drug development scientist, stability analyst, pharmaceutical researcher | biotech
validation specialist | validation scientist, GMP quality specialist, CQV engineer, pharmaceutical QA officer, QA associate pharma | biotech
food scientist | sensory scientist, flavorist, food chemist, food safety scientist | food-science
forensic scientist | crime laboratory analyst, forensic chemist, DNA analyst, forensic biologist, forensic laboratory technician | laboratory
physicist | astrophysicist, laser scientist, optical scientist, astronomer | physics
environmental scientist | environmental analyst, environmental researcher, environmental adviser, environmental assessor | environment
environmental technician | field technician environmental, environmental sampling technician, environmental monitoring technician, water sampler, environmental field scientist | environment
environmental manager | environmental program manager | environment
sustainability consultant | sustainability manager, sustainability officer, sustainability coordinator, climate change analyst, sustainability specialist, head of sustainability, sustainability advisor, sustainability director | environment
ecologist | conservation biologist, botanist, zoologist, wetland scientist, entomologist | ecology
conservation officer | conservation manager, biodiversity officer, conservation scientist, natural resource specialist, natural resources manager, conservation assistant, conservation technician, conservation specialist, habitat restoration specialist | ecology
geologist | | earth-science
hydrologist | hydrology technician | earth-science
geophysicist | seismologist, geochemist, reservoir geologist | earth-science
soil scientist | soil technician science, soil analyst, pedologist | earth-science
meteorologist | climate scientist, climatologist, oceanographer, weather forecaster, atmospheric scientist | earth-science
GIS analyst | geospatial specialist | geospatial
occupational hygienist | | environment
waste management officer | waste officer, waste management coordinator, hazardous waste technician, waste adviser | environment
science communicator | STEM outreach coordinator, scientific communications officer | research
scientific sales specialist | applications scientist | laboratory
principal investigator | research group leader, research fellow lab head | research
R&D scientist | development scientist, discovery scientist | research
quality control analyst | QC analyst, QC scientist, quality control scientist | laboratory
quality control chemist | QC chemist | chemistry
analytical chemist | analytical scientist, analytical technician | chemistry
synthetic chemist | organic chemist, medicinal chemist, process chemist | chemistry
molecular biologist | geneticist, cell biologist | biology
virologist | bacteriologist | biology
process development scientist | process development associate, upstream process scientist, downstream process scientist | biotech
pharmaceutical technician | pharmaceutical manufacturing technician, GMP operator | biotech
food technologist | food technician | food-science
environmental consultant | | environment
environmental compliance specialist | | environment
ESG analyst | sustainability analyst, ESG manager | environment
wildlife biologist | fisheries biologist, aquatic biologist, wildlife technician | ecology
marine biologist | aquatic ecologist | ecology
hydrogeologist | water resources scientist | earth-science
mud logger | mudlogger | earth-science
asbestos surveyor | asbestos analyst | environment
`
