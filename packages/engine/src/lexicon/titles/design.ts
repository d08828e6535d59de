export const designTitles = `
# graphic
graphic designer,communication-,middleweight-,creative-,midweight-,marketing-,in-house-,graphic artist,-design specialist,visual designer@ > graphic-design
graphic design intern,-assistant > graphic-design
brand designer,logo-,brand identity-,visual- > graphic-design
packaging designer,-artworker,-graphic designer,label-- > graphic-design
print designer,layout-,-artist,production-,artworker,mac operator,dtp-,pre-press-,-technician,prepress-,-operator,desktop publishing-,--publisher,typesetter,dtp specialist > graphic-design
editorial designer,magazine-,book-,publication-,page-,newspaper- > graphic-design
presentation designer,-specialist,powerpoint designer > graphic-design
illustrator@,storyboard artist,comic-,cartoonist > graphic-design
digital designer,digital media-,social-,interactive--,email-,banner-,digital content-,multimedia--,-specialist,-artist,digital- > graphic-design
typographer,type designer,signage-,lettering artist,calligrapher,signwriter,sign writer,-maker > graphic-design
art director,-lead > creative-direction
creative director,-lead,-services manager,-director,--team leader,--manager,design studio-,head of creative > creative-direction
design manager,-director,-lead,-team lead,-leader,head of design,vp-,lead designer,lead graphic-,chief design officer > creative-direction
creative project manager,--operations manager,--coordinator,studio-,design coordinator@ > creative-direction
# digital product
UX designer,experience-,ux/ui-,-specialist,ux-,user experience-,-architect,-consultant,ux--,-architect,-lead,ux design- > product-design
UI designer,gui-,interface-,app-,mobile-,ux visual-,ui-,--artist > product-design
product designer > product-design
interaction designer,ix-,conversation-,voice user interface- > product-design
UX researcher,user-,design-,user experience-,ux research lead,usability specialist,-analyst,-engineer > product-design
UX writer,content designer,-design lead,ux copywriter,-content strategist > product-design
service designer,-design lead,-consultant > product-design
design systems designer,--technologist,-system lead,ux engineer,-developer > product-design
UX manager,product design-,user experience--,head of ux,-product design,ux director > product-design
information architect,taxonomist > product-design
web designer,website-,web graphic-,web page--,wordpress--,front-end-,shopify-,e-commerce-,web ui-,--design specialist,website builder > web-design
# motion and 3d
motion designer,motion graphics-,-artist,--artist,after effects- > motion-and-animation
animator,animation artist,-designer > motion-and-animation
animation director,lead animator > motion-and-animation
3D artist,texture-,cg-,character-,environment-,cgi-,lighting-,3d designer,-modeler,3d animator-,--generalist,-visualiser,-visualizer,architectural- > motion-and-animation
VFX artist,fx-,roto-,special effects-,visual-,-supervisor,vfx--,compositor,matte painter > motion-and-animation
concept artist,game-,2d-,background-,pixel-,visual development-,digital painter,character designer > motion-and-animation
# product, fashion, interior
industrial designer,-design engineer,automotive designer,transportation-,toy-,product development-,car--,consumer product-,clay modeller > industrial-design
furniture designer,-design engineer > industrial-design
jewellery designer,-maker,goldsmith,silversmith,jeweler > craft-and-garment-making
ceramic designer,glass-,-artist,ceramic-,ceramicist,potter,glassblower > craft-and-garment-making
model maker,prototype- > craft-and-garment-making
colour and material designer,cmf designer,cad artworker > industrial-design
fashion designer,clothing-,apparel-,womenswear-,menswear-,garment-,childrenswear-,denim-,lingerie-,fashion design assistant,-intern > fashion-design
footwear designer,shoe- > fashion-design
accessories designer,handbag- > fashion-design
knitwear designer > fashion-design
textile designer,surface pattern-,fabric--,surface-,embroidery-,textile print-,--artist,weaver > fashion-design
pattern maker,-cutter,-grader,-drafter,patternmaker,sample cutter > fashion-design
garment technologist,apparel-,clothing-,fit technician,garment-,technical designer@,-apparel designer,apparel technical-- > fashion-design
tailor@,seamstress,sample machinist,-maker,costume-,sewist,alterations specialist,alteration hand,sewer,sewing machine operator,seamster > craft-and-garment-making
fashion stylist,wardrobe-,editorial-,celebrity-,photo-,personal-,-shopper@,image consultant,fashion-,-assistant,-intern > fashion-design
costume designer,-assistant,-supervisor,wardrobe-,-assistant,-manager > fashion-design
fashion product developer,apparel-,--production coordinator,fashion-,-assistant,-manager,garment- > fashion-design
interior designer,-design consultant,-assistant,-coordinator,-manager,-intern,-associate > interior-design
interior decorator,-stylist,decorator@ > interior-design
home stager,property stylist > interior-design
interior architect,interior design-,workplace designer,space planner > interior-design
kitchen designer,bathroom-,kitchen sales-,closet--,showroom-,kitchen and bath-,kitchen design consultant > interior-design
exhibition designer,-stand designer,exhibit--,museum-,booth-,event-,environmental graphic-,experiential--,retail-,store-,-planner > interior-design
set designer,stage-,theatre-,production-,scenic-,-artist,prop maker,props master,set decorator,-dresser,scenographer > interior-design
lighting designer,-design consultant > interior-design
visual merchandising designer,display--,-artist,window dresser > interior-design`
