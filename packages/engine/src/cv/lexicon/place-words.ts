/** How names of towns end, in either kind of text. */
export const townEndings =
  'combe|wick|ham|ton|bury|ford|mouth|bridge|ley|pool|chester|dale|thorpe|minster|stead|borough|burgh|burg|ville|haven|wold|worth|beck|stow|hurst'

/** "Worcestershire", folded. */
export const county = /^\p{L}{3,}shire$/u

/** Countries and their usual short names, folded. */
export const countryNames: ReadonlySet<string> = new Set(
  `afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|azerbaijan|bahamas|bahrain|bangladesh|barbados|belarus|belgium|belize|benin|bhutan|bolivia|bosnia and herzegovina|bosnia|botswana|brazil|brunei|bulgaria|burkina faso|burundi|cambodia|cameroon|canada|cape verde|chad|chile|china|colombia|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|dominican republic|ecuador|egypt|el salvador|england|eritrea|estonia|eswatini|ethiopia|fiji|finland|france|gabon|gambia|georgia|germany|ghana|great britain|greece|grenada|guatemala|guinea|guyana|haiti|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|korea|kosovo|kuwait|kyrgyzstan|laos|latvia|lebanon|lesotho|liberia|libya|liechtenstein|lithuania|luxembourg|macau|madagascar|malawi|malaysia|maldives|mali|malta|mauritius|mexico|moldova|monaco|mongolia|montenegro|morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nicaragua|niger|nigeria|north macedonia|northern ireland|norway|oman|pakistan|palestine|panama|papua new guinea|paraguay|peru|philippines|poland|portugal|puerto rico|qatar|republic of ireland|romania|russia|rwanda|samoa|saudi arabia|scotland|senegal|serbia|sierra leone|singapore|slovakia|slovenia|somalia|south africa|south korea|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tajikistan|tanzania|thailand|togo|trinidad and tobago|tunisia|turkey|turkiye|turkmenistan|uganda|ukraine|united arab emirates|united kingdom|united states|united states of america|uruguay|uzbekistan|venezuela|vietnam|viet nam|wales|yemen|zambia|zimbabwe|usa|us|uk|uae|eu|ksa|nz|deutschland|osterreich|schweiz|suisse|espana|italia|belgique|belgie|nederland|polska|sverige|norge|danmark|brasil|mexico|francia|alemania|frankreich|spanien|italien|royaume-uni|allemagne`.split(
    '|',
  ),
)

/** States and provinces by the letters that stand after a city. */
export const stateCodes: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS ON PE QC SK YT NSW VIC QLD SA TAS ACT NT'.split(
    ' ',
  ),
)

/** Counties that are named with that word before them, in full or short. */
const namedCounties =
  'antrim armagh carlow cavan clare cork derry donegal down dublin durham fermanagh galway kerry kildare kilkenny laois leitrim limerick londonderry longford louth mayo meath monaghan offaly roscommon sligo tipperary tyrone waterford westmeath wexford wicklow'

/** Regions written in full after a city, folded. */
export const regionNames: ReadonlySet<string> = new Set([
  ...namedCounties.split(' ').flatMap((name) => [`co ${name}`, `county ${name}`]),
  ...`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|alberta|british columbia|manitoba|nova scotia|saskatchewan|new south wales|victoria|queensland|tasmania|maharashtra|karnataka|tamil nadu|kerala|gujarat|telangana|andhra pradesh|uttar pradesh|west bengal|punjab|haryana|rajasthan|madhya pradesh|bavaria|bayern|hessen|sachsen|thuringen|niedersachsen|catalonia|cataluna|andalucia|yorkshire|south yorkshire|west yorkshire|north yorkshire|kent|essex|surrey|devon|cornwall|lancashire|cheshire|norfolk|suffolk|sussex|hampshire|dorset|somerset|cumbria|northumberland|derbyshire|staffordshire|midlands|west midlands|tyne and wear|merseyside|greater manchester|ile de france|lombardia|toscana|state|cambs|herts|berks|bucks|beds|hants|lancs|lincs|northants|notts|oxon|salop|staffs|wilts|worcs|yorks|glos|leics|warks|middx|northumbs|fife|gwynedd|powys|antrim|tyrone|mayo|wexford|wicklow|donegal|kwazulu natal|kzn|gauteng|limpopo|mpumalanga|eastern cape|western cape|northern cape|free state|north west province|new brunswick|prince edward island|newfoundland|newfoundland and labrador|yukon|nunavut|south australia|western australia|northern territory|australian capital territory|bihar|odisha|assam|jharkhand|chhattisgarh|uttarakhand|himachal pradesh|goa|delhi ncr|jammu and kashmir|kildare|meath|tipperary|kilkenny|carlow|laois|offaly|westmeath|longford|cavan|monaghan|leitrim|roscommon|fermanagh|isle of wight|rutland|east sussex|west sussex|east yorkshire|middlesex|tyneside|scottish highlands|gwent|dyfed|clwyd|glamorgan|vale of glamorgan|waikato|otago|bay of plenty|taranaki|southland|metro manila|cavite|nordrhein westfalen|nrw|rheinland pfalz|schleswig holstein|brandenburg|saarland|mecklenburg vorpommern|sachsen anhalt|baden wurttemberg|north rhine westphalia|rhineland palatinate|lower saxony|saxony|ticino|vaud|lagos state|ogun state|oyo state|rivers state`.split(
    '|',
  ),
])

/** Cities that stand alone in CVs, folded: the larger ones of many countries. */
export const cityNames: ReadonlySet<string> = new Set(
  `london|paris|berlin|madrid|barcelona|rome|roma|milan|milano|vienna|wien|zurich|geneva|geneve|munich|munchen|hamburg|cologne|koln|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dresden|hannover|bremen|nuremberg|nurnberg|lyon|marseille|toulouse|nantes|bordeaux|lille|nice|strasbourg|rennes|grenoble|montpellier|annecy|brussels|bruxelles|antwerp|antwerpen|ghent|amsterdam|rotterdam|utrecht|the hague|den haag|eindhoven|zwolle|copenhagen|stockholm|gothenburg|goteborg|malmo|uppsala|oslo|bergen|helsinki|tampere|reykjavik|dublin|cork|galway|limerick|belfast|edinburgh|glasgow|aberdeen|inverness|dundee|cardiff|swansea|manchester|birmingham|leeds|liverpool|bristol|sheffield|newcastle|nottingham|leicester|coventry|bradford|hull|york|cambridge|oxford|brighton|southampton|portsmouth|plymouth|exeter|norwich|reading|derby|doncaster|lincoln|bath|preston|warsaw|krakow|wroclaw|gdansk|poznan|prague|praha|brno|bratislava|budapest|bucharest|sofia|belgrade|zagreb|ljubljana|athens|thessaloniki|lisbon|lisboa|porto|valencia|sevilla|seville|malaga|bilbao|zaragoza|sagunto|turin|torino|naples|napoli|bologna|florence|firenze|venice|venezia|genoa|palermo|kyiv|lviv|moscow|saint petersburg|riga|vilnius|tallinn|minsk|tbilisi|yerevan|baku|istanbul|ankara|izmir|tel aviv|jerusalem|beirut|amman|cairo|alexandria|dubai|abu dhabi|doha|riyadh|jeddah|kuwait city|manama|muscat|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|noida|gurgaon|gurugram|nagpur|indore|karachi|lahore|islamabad|dhaka|colombo|kathmandu|singapore|kuala lumpur|jakarta|bangkok|manila|ho chi minh city|hanoi|hong kong|taipei|shanghai|beijing|shenzhen|guangzhou|chengdu|seoul|busan|tokyo|osaka|kyoto|nagoya|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|auckland|wellington|christchurch|johannesburg|cape town|durban|pretoria|lagos|abuja|accra|nairobi|kampala|addis ababa|dar es salaam|kigali|casablanca|rabat|tunis|algiers|dakar|new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|jacksonville|columbus|charlotte|indianapolis|san francisco|seattle|denver|boston|nashville|detroit|portland|las vegas|memphis|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|miami|oakland|minneapolis|tulsa|tampa|new orleans|cleveland|honolulu|pittsburgh|cincinnati|st louis|orlando|newark|buffalo|richmond|boise|salt lake city|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|mexico city|guadalajara|monterrey|bogota|medellin|lima|quito|santiago|buenos aires|montevideo|sao paulo|rio de janeiro|brasilia|caracas|havana|san juan|kingston|swindon|ipswich|slough|luton|wolverhampton|stoke on trent|milton keynes|northampton|sunderland|warrington|huddersfield|blackpool|bolton|stockport|telford|gloucester|peterborough|middlesbrough|bournemouth|walsall|watford|colchester|chelmsford|maidstone|basingstoke|cheltenham|shrewsbury|wigan|oldham|rochdale|rotherham|barnsley|wakefield|blackburn|burnley|solihull|stevenage|eastbourne|guildford|woking|crewe|carlisle|lancaster|harrogate|scarborough|grimsby|salisbury|taunton|torquay|newport|wrexham|derry|newry|waterford`.split(
    '|',
  ),
)

/** What people write instead of a place. */
export const remoteWords: ReadonlySet<string> = new Set(
  'remote|remotely|hybrid|home office|homeoffice|work from home|wfh|teletravail|remoto|worldwide|nationwide|city|city state|various locations|multiple locations'.split(
    '|',
  ),
)

/** Labels before an address, folded. */
export const placeLabels: ReadonlySet<string> = new Set(
  'address|location|home|home address|based in|lives in|residence|city|current location|place|anschrift|adresse|wohnort|ort|direccion|domicilio|ciudad|indirizzo|residenza|endereco|adres|woonplaats|ville|current address|permanent address|mailing address|residential address'.split(
    '|',
  ),
)

/** Words of a street line, folded. */
export const streetWords: ReadonlySet<string> = new Set(
  'street st road rd avenue ave lane ln drive dr close court boulevard blvd way place square terrace crescent cres parade pde highway hwy rue chemin allee impasse calle avenida plaza via viale piazza rua straat laan weg strasse platz apt suite unit flat box parkway pkwy highway circle cove trail row gardens walk mews grove rise approach quay wharf broadway esplanade promenade'.split(
    ' ',
  ),
)
