export const designTitles = `
# graphic
graphic designer,middleweight-,creative-,in-house-,communication-,marketing-,midweight-,graphic artist,-design specialist,visual designer@ > graphic-design
graphic design intern,-assistant > graphic-design
brand designer,logo-,visual identity-,brand- > graphic-design
packaging designer,-artworker,-graphic designer,label-- > graphic-design
print designer,layout-,-artist,production-,artworker,desktop publisher,-publishing operator,prepress--,-technician,pre-press-,-operator,mac-,dtp-,-specialist,typesetter > graphic-design
editorial designer,book-,page-,magazine-,publication-,newspaper- > graphic-design
presentation designer,-specialist,powerpoint designer > graphic-design
illustrator@,cartoonist,comic artist,storyboard- > graphic-design
digital designer,digital content-,interactive--,social media-,digital-,banner--,email-,multimedia-,-specialist,-artist,digital- > graphic-design
typographer,sign maker,-writer,signage designer,type-,calligrapher,lettering artist,signwriter > graphic-design
art director,-lead > creative-direction
creative director,-services director,-manager,--lead,-team leader,--manager,design studio-,head of creative > creative-direction
design manager,-director,-lead,-team lead,-leader,head of design,vp-,chief design officer,lead designer,lead graphic- > creative-direction
creative project manager,studio coordinator,creative-,-operations manager,design coordinator@ > creative-direction
# digital product
UX designer,experience-,ux/ui-,-specialist,ux-,-consultant,user experience-,-architect,ux--,-lead,ux design- > product-design
UI designer,app-,gui-,mobile-,interface-,ux visual-,ui-,--artist > product-design
product designer > product-design
interaction designer,conversation-,ix-,voice user interface- > product-design
UX researcher,user-,design-,user experience-,usability analyst,-specialist,-engineer,ux research lead > product-design
UX writer,content designer,-design lead,ux copywriter,-content strategist > product-design
service designer,-design consultant,-lead > product-design
design systems designer,--technologist,-system lead,ux developer,-engineer > product-design
UX manager,product design-,user experience--,head of ux,-product design,ux director > product-design
information architect,taxonomist > product-design
web designer,e-commerce-,shopify-,web graphic-,--design specialist,--page designer,web ui--,front-end--,wordpress-,website-,-builder > web-design
# motion and 3d
motion designer,motion graphics-,-artist,--artist,after effects- > motion-and-animation
animator,animation artist,-designer > motion-and-animation
animation director,lead animator > motion-and-animation
3D artist,texture-,cgi-,character-,environment-,lighting-,cg-,3d designer,-animator modeler,3d--,-generalist,-visualiser,-visualizer,architectural- > motion-and-animation
VFX artist,fx-,roto-,special effects-,visual-,-supervisor,vfx--,compositor,matte painter > motion-and-animation
concept artist,game-,pixel-,background-,2d-,visual development-,character designer,digital painter > motion-and-animation
# product, fashion, interior
industrial designer,-design engineer,automotive designer,car-,toy-,product development-,transportation--,consumer product-,clay modeller > industrial-design
furniture designer,-design engineer > industrial-design
jewellery designer,-maker,jeweler,silversmith,goldsmith > craft-and-garment-making
ceramic designer,glass-,-artist,ceramic-,ceramicist,glassblower,potter > craft-and-garment-making
model maker,prototype- > craft-and-garment-making
colour and material designer,cad artworker,cmf designer > industrial-design
fashion designer,denim-,womenswear-,apparel-,clothing-,garment-,lingerie-,menswear-,childrenswear-,fashion design assistant,-intern > fashion-design
footwear designer,shoe- > fashion-design
accessories designer,handbag- > fashion-design
knitwear designer > fashion-design
textile designer,embroidery-,fabric-,surface-,surface pattern-,textile print--,--artist,weaver > fashion-design
pattern maker,-cutter,-drafter,-grader,patternmaker,sample cutter > fashion-design
garment technologist,clothing-,apparel-,-technical designer,technical apparel--,--designer@,fit technician,garment- > fashion-design
tailor@,sewer@@,alteration hand,alterations specialist,costume maker,sample-,-machinist,seamster,seamstress,sewing machine operator,sewist > craft-and-garment-making
fashion stylist,photo-,celebrity-,wardrobe-,editorial-,personal-,-shopper@,fashion assistant,-intern,-consultant,image- > fashion-design
costume designer,-assistant,-supervisor,wardrobe-,-manager > fashion-design
fashion product developer,apparel-,--production coordinator,fashion-,-assistant,-manager,garment- > fashion-design
interior designer,-design assistant,-associate,-coordinator,-intern,-manager,-consultant > interior-design
interior decorator,-stylist,decorator@ > interior-design
home stager,property stylist > interior-design
interior architect,interior design-,space planner,workplace designer > interior-design
kitchen designer,bathroom-,closet-,showroom-,kitchen sales-,--design consultant,--and bath designer > interior-design
exhibition designer,-stand designer,retail--,environmental graphic-,museum--,event-,exhibit-,experiential-,booth-,store-,-planner > interior-design
set designer,production-,stage-,scenic-,theatre-,prop maker,props master,scenic artist,scenographer,set decorator,-dresser > interior-design
lighting designer,-design consultant > interior-design
visual merchandising designer,display--,-artist,window dresser > interior-design`
