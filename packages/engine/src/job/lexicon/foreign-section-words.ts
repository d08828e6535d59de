import type { JobSectionKind } from './section-words.ts'

/** Headings of postings in German, French, Spanish, Portuguese, Italian, Dutch, Polish and Swedish. */
export const foreignHeadings: Readonly<Record<JobSectionKind, readonly string[]>> = {
  intro: [],
  requirements: listed(`
ihr profil|dein profil|das bringen sie mit|das bringst du mit|was sie mitbringen|was du mitbringst|anforderungen|ihre qualifikationen|voraussetzungen
profil recherché|votre profil|profil|le profil|profil souhaité|compétences requises|vos compétences
requisitos|requisitos mínimos|requisitos imprescindibles|requisitos del puesto|perfil|perfil buscado|perfil requerido|qué buscamos
requisitos e qualificações|requisitos obrigatórios|o que buscamos|o que procuramos|o que esperamos de você|pré requisitos
requisiti|requisiti richiesti|profilo ricercato|profilo|il tuo profilo|cosa cerchiamo|competenze richieste
wat vragen wij|wat vragen we|wij vragen|wat wij vragen|functie eisen|functieeisen|jouw profiel|wie ben jij|wat breng je mee|dit breng je mee|dit neem je mee|wat neem je mee
wymagania|nasze wymagania|oczekiwania|nasze oczekiwania|oczekujemy|wymagamy|czego oczekujemy|profil kandydata
vi söker dig som|krav|kvalifikationer|din profil|vem är du|vi söker`),
  preferred: listed(`
von vorteil|wünschenswert|das wünschen wir uns|le serait un plus|se valora|se valorará|valorable|deseable|requisitos deseables|desejável|desejáveis
requisitos desejáveis|requisiti preferenziali|costituirà titolo preferenziale|titolo preferenziale|bij voorkeur|meriterande|det är meriterande`),
  nice: listed(`
das wäre schön|les plus|vos atouts|un plus|diferenciais|diferencial|pluspunten|mooi meegenomen|mile widziane|dodatkowe atuty|dodatkowym atutem będzie`),
  duties: listed(`
ihre aufgaben|deine aufgaben|aufgaben|aufgabengebiet|das erwartet sie|das erwartet dich|ihre tätigkeiten|deine tätigkeiten
vos missions|missions principales|vos responsabilités|vos tâches|le poste|descriptif du poste
funciones|funciones principales|tareas|responsabilidades|qué harás|tus funciones|responsabilidades e atribuições|atividades|atribuições|o que você vai fazer|suas atividades
mansioni|principali attività|responsabilità|di cosa ti occuperai|la risorsa si occuperà di|attività principali
wat ga je doen|wat ga jij doen|jouw taken|jouw werkzaamheden|werkzaamheden|functieomschrijving|dit ga je doen
zakres obowiązków|obowiązki|twoje zadania|zadania|opis stanowiska
om tjänsten|arbetsuppgifter|dina arbetsuppgifter|om rollen|om jobbet`),
  benefits: listed(`
wir bieten|wir bieten ihnen|wir bieten dir|unser angebot|das bieten wir|was wir bieten|unsere leistungen|ihre vorteile|deine vorteile
ce que nous offrons|nous offrons|nous proposons|ce que nous proposons|avantages|nos avantages
se ofrece|ofrecemos|qué ofrecemos|beneficios|oferecemos|o que oferecemos|benefícios|informações adicionais
si offre|offriamo|cosa offriamo|benefit offerti
wat bieden wij|wat bieden we|wij bieden|dit bieden wij|wat krijg je
oferujemy|co oferujemy|benefity|vi erbjuder|förmåner`),
  about: listed(`
über uns|wer wir sind|qui sommes nous|notre entreprise|à propos de nous|sobre nosotros|quiénes somos|sobre a empresa|quem somos|chi siamo|l azienda
wie zijn wij|over ons|o nas|o firmie|om oss`),
  apply: listed(`
so bewerben sie sich|ihre bewerbung|jetzt bewerben|pour postuler|votre candidature|cómo aplicar|como se candidatar|come candidarsi|solliciteren|interesse|jak aplikować|så ansöker du|ansökan`),
}

/** How such postings say how much they ask. */
export const foreignCues = {
  must: listed(`
erforderlich|vorausgesetzt|setzen wir voraus|zwingend|impératif|impérative|exigé|exigée|requis|requise|obligatoire|imprescindible|necesario|obligatorio|se requiere
obrigatório|obrigatória|imprescindível|necessário|richiesto|richiesta|indispensabile|obbligatorio|obbligatoria|vereist|noodzakelijk|verplicht
wymagane|wymagana|wymagany|niezbędne|niezbędna|konieczne|konieczna|krävs`),
  preferred: listed(`
idealerweise|wünschenswert|gern gesehen|gerne gesehen|idéalement|souhaité|souhaitée|souhaitable|preferiblemente|deseable|desejável|preferibile|preferibilmente
titolo preferenziale|bij voorkeur|se valora|se valorará|valorable|meriterande`),
  nice: listed(`
von vorteil|vorteilhaft|wäre schön|ein plus|serait un plus|est un plus|sera un plus|un plus|un atout|apprécié|appréciée|será un plus|diferencial|gradito|gradita
een pré|een plus|mooi meegenomen|mile widziane|mile widziana|mile widziany|dodatkowym atutem|będzie atutem|plusem będzie`),
  none: listed(`
nicht erforderlich|keine voraussetzung|nicht notwendig|pas obligatoire|pas nécessaire|non exigé|no es necesario|no se requiere|não é necessário|não obrigatório
non richiesto|non richiesta|non necessario|niet noodzakelijk|niet vereist|geen vereiste|nie jest wymagane|nie wymagamy|nie jest wymagana|inget krav|ej krav`),
} as const

/** What such postings give, and how one applies. */
export const foreignBoilerplate = listed(`
vakantiedagen|vakantiegeld|bruto per uur|bruto per maand|tage urlaub|monatsgehalt|tarifvertrag|tickets restaurant|mutuelle|contrato indefinido|buoni pasto|umowę o pracę|prywatną opiekę
klauzuli|kollektivavtal|provanställning|ambosessi|entrambi i sessi|vale refeição|plano de saúde|solliciteer|bewerbungen bitte|bewerbung an`)

function listed(words: string): readonly string[] {
  return words.trim().split(/[|\n]/)
}
