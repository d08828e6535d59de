/** Words that join others and say nothing of work, of languages in which postings are pasted, and by which of them each is known. */
export const smallWords: readonly { readonly knownBy: string; readonly words: string }[] = [
  {
    knownBy: 'und der für mit das von wir zur',
    words: `der die das den dem des ein eine einen einem einer eines und oder aber sowie als wie mit ohne für von vom bei beim auf zu zum zur im in an am
    aus nach über unter durch um bis gegen seit während wegen zwischen vor ist sind war waren wird werden wurde sein haben hat kann können soll sollte
    muss müssen du dich dir dein deine deiner deinen deinem sie ihr ihre ihrer ihren ihrem wir uns unser unsere unserer unseren unserem ich man es er
    nicht kein keine auch noch nur schon sehr mehr dass wenn weil damit dabei dazu sich was wer wo alle allen aller jede jeder jeden diese dieser dieses
    diesen gerne sowohl etwa rund`,
  },
  {
    knownBy: 'et les vous avec une dans votre aux',
    words: `le la les un une des du de au aux et ou mais donc avec sans pour par sur sous dans en entre vers chez est sont être avoir ont vous votre vos
    nous notre nos il elle ils elles on ce cette ces cet qui que dont où ne pas plus très ainsi afin lors selon leur leurs son sa ses tout tous toute
    toutes comme aussi si`,
  },
  {
    knownBy: 'el los para con una las y del',
    words: `el la los las un una unos unas de del al y e o u pero con sin para por sobre en entre hacia desde hasta es son ser estar tener ha han usted tu
    su sus nuestro nuestra nuestros nuestras que quien no más muy así según como también si este esta estos estas ese esa lo se te nos`,
  },
  {
    knownBy: 'het een voor je wij van uit onze',
    words: `de het een en of maar met zonder voor van op in aan bij tot uit over onder door tussen naar om te is zijn was worden wordt hebben heeft kan
    kunnen moet moeten je jij jouw u uw wij we ons onze ik niet geen ook nog al zeer meer dat die deze dit als wanneer omdat zich wat wie waar alle
    elke er`,
  },
  {
    knownBy: 'oraz się jest dla przez nie na lub',
    words: `i oraz lub albo ale z ze bez dla od do na po pod nad przez przy w we o u za jest są być ma mają masz będzie twój twoje nasz nasze nie także
    też już bardzo że który która które się co kto jak ten ta to te`,
  },
]
