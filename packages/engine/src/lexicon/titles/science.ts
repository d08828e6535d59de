export const scienceTitles = `
research scientist,scientist,scientific researcher > research
research assistant,-aide,-intern,-trainee,student researcher > research
research associate,scientific-,R&D-,research specialist,-technologist > research
researcher,research officer,-coordinator > research
research manager,R&D-,research program-,--director,laboratory-,scientific-,R&D-,head of research,-R&D,chief scientific officer > research-management
laboratory manager,-supervisor,lab-,-manager,lab operations-,laboratory-,--coordinator,lab- > research-management
laboratory technician,science-,research-,sample-,lab-,-tech,-assistant,laboratory-,-specialist,-operative,-aide,lab-,-helper > laboratory
laboratory analyst,lab-,bench scientist,laboratory-,-technologist > laboratory
chemist > chemistry
chemical technician,chemistry-,chemistry laboratory- > chemistry
formulation scientist,-development scientist,cosmetic chemist,product development-,formulator > chemistry
materials scientist,-researcher,nanotechnologist,polymer scientist,metallurgist- > chemistry
biologist,life scientist > biology
biochemist,protein scientist,enzymologist > biology
microbiologist,microbiology technician,-analyst,-laboratory technician > biology
immunologist,toxicologist,pharmacologist > biology
bioinformatician,computational biologist,bioinformatics analyst,-engineer,-scientist,genomics- > biology
neuroscientist,cognitive scientist > biology
animal technician,vivarium-,animal research-,--technologist,in vivo scientist,laboratory animal caretaker > laboratory
biotechnologist,cell culture scientist,-technician,--therapy specialist > biotech
biomanufacturing associate,-technician,biotechnology-,biotech manufacturing-,manufacturing scientist,bioprocess operator > biotech
pharmaceutical scientist,drug development-,stability analyst,pharmaceutical-,-researcher > biotech
validation specialist,-scientist,GMP quality specialist,CQV engineer,pharmaceutical QA officer > biotech
food scientist,sensory-,food safety-,--chemist,flavorist > food-science
forensic scientist,-chemist,-biologist,-laboratory technician,DNA analyst,crime laboratory- > laboratory
physicist,astrophysicist,laser scientist,optical-,astronomer > physics
environmental scientist,-analyst,-researcher,-adviser,-assessor > environment
environmental technician,-sampling technician,--monitoring technician,--field scientist,water sampler > environment
environmental manager,-program manager > environment
sustainability consultant,-manager,-officer,-coordinator,-specialist,-advisor,-director,climate change analyst,head of sustainability > environment
ecologist,conservation biologist,botanist,zoologist,wetland scientist,entomologist > ecology
conservation officer,biodiversity-,natural resources manager,conservation--,-scientist,-assistant,-technician,-specialist,natural resource-,habitat restoration-- > ecology
geologist > earth-science
hydrologist,hydrology technician > earth-science
geophysicist,seismologist,geochemist,reservoir geologist > earth-science
soil scientist,-analyst,pedologist > earth-science
meteorologist,climate scientist,atmospheric-,climatologist,oceanographer,weather forecaster > earth-science
GIS analyst,geospatial specialist > geospatial
occupational hygienist > environment
waste management officer,-coordinator,--officer,-adviser,hazardous waste technician > environment
science communicator,STEM outreach coordinator,scientific communications officer > research
scientific sales specialist,applications scientist > laboratory
principal investigator,research group leader > research
R&D scientist,development-,discovery- > research
quality control analyst,-scientist,QC--,-analyst > laboratory
quality control chemist,QC-- > chemistry
analytical chemist,-scientist,-technician > chemistry
synthetic chemist,organic-,medicinal-,process- > chemistry
molecular biologist,cell-,geneticist > biology
virologist,bacteriologist > biology
process development scientist,-associate,upstream process scientist,downstream- > biotech
pharmaceutical technician,-manufacturing technician,GMP operator > biotech
food technologist,-technician > food-science
environmental consultant > environment
environmental compliance specialist > environment
ESG analyst,sustainability-,ESG manager > environment
wildlife biologist,fisheries-,aquatic-,wildlife technician > ecology
marine biologist,aquatic ecologist > ecology
hydrogeologist,water resources scientist > earth-science
mud logger,mudlogger > earth-science
asbestos surveyor,-analyst > environment`
