export const scienceTitles = `
> research
research scientist,scientific researcher,scientist
research assistant,-aide,-intern,-trainee,student researcher
research associate,R&D-,scientific-,research specialist,-technologist
researcher,research coordinator,-officer
science communicator,STEM outreach coordinator,scientific communications officer
principal investigator,=PI@@,research group leader
R&D scientist,development-,discovery-
> research-management
research manager,R&D-,research program-,--director,laboratory-,scientific-,R&D-,chief scientific officer,head of R&D,-research
laboratory manager,-supervisor,lab-,-coordinator,laboratory-,-operations manager,lab-,lab--
> laboratory
laboratory technician,-specialist,-assistant,-operative,-aide,lab-,-assistant,-tech,-helper,-technician,research-,sample-,science-
laboratory analyst,-technologist,-scientist,bench-,lab analyst
animal technician,vivarium-,animal research-,--technologist,in vivo scientist,laboratory animal caretaker
forensic scientist,-chemist,-biologist,-laboratory technician,DNA analyst,crime laboratory-
scientific sales specialist,applications scientist
quality control analyst,-scientist,QC--,-analyst
> chemistry
chemist
chemical technician,chemistry-,chemistry laboratory-
formulation scientist,-development scientist,cosmetic chemist,product development-,formulator
materials scientist,-researcher,nanotechnologist,metallurgist scientist,polymer-
quality control chemist,QC--
analytical chemist,-technician,-scientist
synthetic chemist,organic-,process-,medicinal-
> biology
biologist,life scientist
biochemist,enzymologist,protein scientist
microbiologist,microbiology technician,-analyst,-laboratory technician
immunologist,toxicologist,pharmacologist
bioinformatician,bioinformatics analyst,-engineer,-scientist,genomics-,computational biologist
neuroscientist,cognitive scientist
molecular biologist,cell-,geneticist
virologist,bacteriologist
> biotech
biotechnologist,cell culture scientist,-technician,--therapy specialist
biomanufacturing associate,-technician,biotechnology-,biotech manufacturing-,bioprocess operator,manufacturing scientist
pharmaceutical scientist,-researcher,-analyst,stability-,drug development scientist
validation specialist,GMP quality-,CQV engineer,pharmaceutical QA officer,validation scientist
process development scientist,-associate,downstream process scientist,upstream-
pharmaceutical technician,-manufacturing technician,GMP operator
> food-science
sensory analyst,-panellist,-scientist,tea taster
food scientist,sensory-,food safety-,--chemist,flavorist
food technologist,-technician
> physics
physicist,astronomer,astrophysicist,laser scientist,optical-
> environment
environmental scientist,-analyst,-assessor,-researcher,-adviser
environmental technician,-monitoring technician,--sampling technician,--field scientist,water sampler
environmental manager,-program manager
sustainability consultant,-coordinator,-specialist,-advisor,-director,-manager,-officer,climate change analyst,head of sustainability
occupational hygienist
waste management officer,-coordinator,--adviser,-officer,hazardous waste technician
environmental consultant
environmental compliance specialist
ESG analyst,sustainability-,ESG manager
asbestos surveyor,-analyst
> ecology
ecologist,botanist,entomologist,wetland scientist,zoologist,conservation biologist
conservation officer,-assistant,-manager,-scientist,-specialist,-technician,biodiversity officer,habitat restoration specialist,natural resource--,--resources manager
wildlife biologist,fisheries-,aquatic-,wildlife technician
marine biologist,aquatic ecologist
> earth-science
geologist,palaeontologist
hydrologist,hydrology technician
geophysicist,geochemist,reservoir geologist,seismologist
soil scientist,-analyst,pedologist
meteorologist,atmospheric scientist,climate-,climatologist,oceanographer,weather forecaster
hydrogeologist,water resources scientist
mud logger,mudlogger
> geospatial
GIS analyst,geospatial specialist
> social-science
archaeologist,archaeological technician,field archaeologist
economist,chief economist,health-,research-,econometrician
sociologist,anthropologist,criminologist,demographer,geographer
historian`
