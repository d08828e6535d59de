export const mediaPapers = `
ATA certification | certified translator, institute of translation and interpreting, qualified MITI, MITI qualified, ITI qualified, CTTIC, OTTIAQ, STIBC, sworn translator
CCHI | CoreCHI, core CHI, CHI Spanish, CHI Arabic, CHI Mandarin, CHI certified, certification commission for healthcare interpreters, CHI interpreter
Chartered Institute of Linguists | MCIL, FCIL, chartered linguist, institute of linguists, MIoL, FIoL
DPSI | dip PSI, diploma public service interpreting, public service interpreting diploma, diploma in police interpreting, public service interpreter diploma
DipTrans | dip trans, IoLET, diploma translation IoL, CIOL translation diploma, institute of linguists diploma
NAATI | certified provisional interpreter, certified provisional translator, national accreditation authority for translators, national authority for the accreditation of translators, recognised practising interpreter, certified practising translator
NCTJ diploma | national council for the training of journalists, diploma in journalism, diploma in newspaper journalism, diploma in broadcast journalism, diploma in magazine journalism, diploma in multimedia journalism, diploma in print journalism, national qualification in journalism, national certificate in journalism, senior journalist qualification, diploma for journalists, NCE journalism, NCE ... newspaper journalist, broadcast journalism training council
equity membership | equity card, ACTRA, CAEA, AEA card, SAG member, SAG card, SAG eligible, screen actors guild, MEAA member, AGMA member
interpreter certification | certified interpreter, FCICE, CoreCHI, NBCMI, CMI Spanish, certified sign language interpreter, certified ASL interpreter, RID certified, registered public service interpreter, RPSI, NRCPD, registered sign language interpreter, certified community interpreter, certified conference interpreter, CILISAT, sworn interpreter, registered court interpreter
`
