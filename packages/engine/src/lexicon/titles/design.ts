export const designTitles = `
# graphic
> graphic-design
graphic designer,mid-weight-,middleweight-,creative-,in-house-,communication-,marketing-,midweight-,Macr,artworker,graphic artist,-design specialist,visual designer@
graphic design intern,-assistant
brand designer,logo-,visual identity-,brand-
packaging designer,-artworker,-graphic designer,label--
print designer,layout-,-artist,production-,artworker,desktop publisher,-publishing operator,prepress--,-technician,pre-press-,-operator,mac-,dtp-,-specialist,typesetter
editorial designer,book-,page-,magazine-,publication-,newspaper-
presentation designer,-specialist,powerpoint designer
illustrator@,cartoonist,comic artist,storyboard-
digital designer,digital content-,interactive--,social media-,digital-,banner--,email-,multimedia-,-specialist,-artist,digital-
typographer,sign maker,-writer,signage designer,type-,calligrapher,lettering artist,signwriter
> creative-direction
art director,-lead
creative director,-services director,-manager,--lead,-team leader,--manager,design studio-,head of creative
design manager,-director,-lead,-team lead,-leader,head of design,vp-,chief design officer,lead designer,lead graphic-
creative project manager,studio coordinator,creative-,-operations manager,design coordinator@
# digital product
> product-design
UX designer,experience-,ux/ui-,-specialist,ux-,-consultant,user experience-,-architect,ux--,-lead,ux design-
UI designer,app-,gui-,mobile-,interface-,ux visual-,ui-,--artist
product designer
interaction designer,conversation-,ix-,voice user interface-
UX researcher,user-,design-,user experience-,usability analyst,-specialist,-engineer,ux research lead
UX writer,content designer,-design lead,ux copywriter,-content strategist
service designer,-design consultant,-lead
design systems designer,--technologist,-system lead,ux developer,-engineer
UX manager,product design-,user experience--,head of ux,-product design,ux director
information architect,taxonomist
> web-design
web designer,e-commerce-,shopify-,web graphic-,--design specialist,--page designer,web ui--,front-end--,wordpress-,website-,-builder
# motion and 3d
> motion-and-animation
motion designer,motion graphics-,-artist,--artist,after effects-
animator,animation artist,-designer
animation director,lead animator
3D artist,texture-,cgi-,character-,environment-,lighting-,cg-,3d animator modeler,3d--,-generalist,-visualiser,-designer,architectural visualizer
VFX artist,fx-,roto-,special effects-,visual-,-supervisor,vfx--,compositor,matte painter
concept artist,game-,pixel-,background-,2d-,visual development-,character designer,digital painter
# product, fashion, interior
> industrial-design
industrial designer,-design engineer,automotive designer,car-,toy-,product development-,transportation--,consumer product-,clay modeller
furniture designer,-design engineer
colour and material designer,cad artworker,cmf designer
> craft-and-garment-making
jewellery designer,-maker,jeweler,silversmith,goldsmith
ceramic designer,glass-,-artist,ceramic-,ceramicist,glassblower,potter
model maker,prototype-
tailor@,sewer@@,alteration hand,alterations specialist,costume maker,sample-,-machinist,seamster,seamstress,sewing machine operator,sewist
> fashion-design
fashion designer,denim-,womenswear-,apparel-,clothing-,garment-,lingerie-,menswear-,childrenswear-,fashion design assistant,-intern
footwear designer,shoe-
accessories designer,handbag-
knitwear designer
textile designer,embroidery-,fabric-,surface-,surface pattern-,textile print--,--artist,weaver
pattern maker,-cutter,-drafter,-grader,patternmaker,sample cutter
garment technologist,clothing-,apparel-,-technical designer,technical apparel--,--designer@,fit technician,garment-
fashion stylist,photo-,celebrity-,wardrobe-,editorial-,personal-,-shopper@,fashion assistant,-intern,-consultant,image-
costume designer,-assistant,-supervisor,wardrobe-,-manager
fashion product developer,apparel-,--production coordinator,fashion-,-manager,garment-
> interior-design
interior designer,-design assistant,-associate,-coordinator,-intern,-manager,-consultant
interior decorator,-stylist,decorator@
home stager,property stylist
interior architect,interior design-,space planner,workplace designer
kitchen designer,bathroom-,closet-,showroom-,kitchen sales-,--design consultant,--and bath designer
exhibition designer,-stand designer,retail--,environmental graphic-,museum--,event-,exhibit-,experiential-,booth-,store-,-planner
set designer,production-,stage-,scenic-,theatre-,prop maker,props master,scenic artist,scenographer,set decorator,-dresser
lighting designer,-design consultant
visual merchandising designer,display--,-artist,window dresser`
