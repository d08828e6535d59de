export const scienceTitles = `
research scientist,scientific researcher,scientist > research
research assistant,-aide,-intern,-trainee,student researcher > research
research associate,R&D-,scientific-,research specialist,-technologist > research
researcher,research coordinator,-officer > research
research manager,R&D-,research program-,--director,laboratory-,scientific-,R&D-,chief scientific officer,head of R&D,-research > research-management
laboratory manager,-supervisor,lab-,-coordinator,laboratory-,-operations manager,lab-,lab-- > research-management
laboratory technician,-specialist,-assistant,-operative,-aide,lab-,-assistant,-tech,-helper,-technician,research-,sample-,science- > laboratory
laboratory analyst,-technologist,-scientist,bench-,lab analyst > laboratory
chemist > chemistry
chemical technician,chemistry-,chemistry laboratory- > chemistry
formulation scientist,-development scientist,cosmetic chemist,product development-,formulator > chemistry
materials scientist,-researcher,nanotechnologist,metallurgist scientist,polymer- > chemistry
biologist,life scientist > biology
biochemist,enzymologist,protein scientist > biology
microbiologist,microbiology technician,-analyst,-laboratory technician > biology
immunologist,toxicologist,pharmacologist > biology
bioinformatician,bioinformatics analyst,-engineer,-scientist,genomics-,computational biologist > biology
neuroscientist,cognitive scientist > biology
animal technician,vivarium-,animal research-,--technologist,in vivo scientist,laboratory animal caretaker > laboratory
biotechnologist,cell culture scientist,-technician,--therapy specialist > biotech
biomanufacturing associate,-technician,biotechnology-,biotech manufacturing-,bioprocess operator,manufacturing scientist > biotech
pharmaceutical scientist,-researcher,-analyst,stability-,drug development scientist > biotech
validation specialist,GMP quality-,CQV engineer,pharmaceutical QA officer,validation scientist > biotech
food scientist,sensory-,food safety-,--chemist,flavorist > food-science
forensic scientist,-chemist,-biologist,-laboratory technician,DNA analyst,crime laboratory- > laboratory
physicist,astronomer,astrophysicist,laser scientist,optical- > physics
environmental scientist,-analyst,-assessor,-researcher,-adviser > environment
environmental technician,-monitoring technician,--sampling technician,--field scientist,water sampler > environment
environmental manager,-program manager > environment
sustainability consultant,-coordinator,-specialist,-advisor,-director,-manager,-officer,climate change analyst,head of sustainability > environment
ecologist,botanist,entomologist,wetland scientist,zoologist,conservation biologist > ecology
conservation officer,-assistant,-manager,-scientist,-specialist,-technician,biodiversity officer,habitat restoration specialist,natural resource--,--resources manager > ecology
geologist > earth-science
hydrologist,hydrology technician > earth-science
geophysicist,geochemist,reservoir geologist,seismologist > earth-science
soil scientist,-analyst,pedologist > earth-science
meteorologist,atmospheric scientist,climate-,climatologist,oceanographer,weather forecaster > earth-science
GIS analyst,geospatial specialist > geospatial
occupational hygienist > environment
waste management officer,-coordinator,--adviser,-officer,hazardous waste technician > environment
science communicator,STEM outreach coordinator,scientific communications officer > research
scientific sales specialist,applications scientist > laboratory
principal investigator,research group leader > research
R&D scientist,development-,discovery- > research
quality control analyst,-scientist,QC--,-analyst > laboratory
quality control chemist,QC-- > chemistry
analytical chemist,-technician,-scientist > chemistry
synthetic chemist,organic-,process-,medicinal- > chemistry
molecular biologist,cell-,geneticist > biology
virologist,bacteriologist > biology
process development scientist,-associate,downstream process scientist,upstream- > biotech
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
