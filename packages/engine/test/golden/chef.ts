import type { GoldenCase } from './golden-case.ts'

export const chef: GoldenCase = {
  profession: 'chef',
  posting: `Chef de Partie, The Otter & Oar, Kinsale, Co. Cork. We are a 70-seat seafood restaurant on the harbour and we are looking for a Chef de Partie to join our brigade of nine from the first week of December. You will run the fish or the sauce section on your own, prepare mise en place for lunch and dinner service, cook to order on busy nights, keep portion sizes and plating consistent, check deliveries, rotate stock and keep waste low. You will also show commis chefs how we do things. You need at least two years' experience as a Chef de Partie or Demi Chef de Partie in a restaurant with table service, fish butchery, a HACCP Level 2 certificate and a good understanding of allergens. You must be eligible to work in Ireland and free to work evenings and weekends. A culinary qualification is preferred but it is not essential. Pastry skills would be a bonus, and so would some experience of ordering and menu costing. We do not ask for any wine knowledge. What you get from us: a four-day week, staff meals on duty, a share of tips, help with finding accommodation, and 29 days of holiday a year. The Otter & Oar is an equal opportunities employer. Send your CV to Fionnuala and tell her which dish you would put on our menu.`,
  cvs: {
    strong: `CIARÁN DUNLEAVY-MOSS
Cork City | 021 555 0136 | ciaran.dunleavy@example.com

Chef de Partie with five years on fish and sauce in restaurants that change the menu with the catch.

EXPERIENCE

Chef de Partie (Fish), The Gannet Room, Cork | May 2023 – Present
– Run the fish section alone for 80 to 110 covers on a weekend night
– Fillet turbot, hake and monkfish from whole and break down shellfish
– Write the daily prep list and set up mise en place for lunch and dinner
– Cut fish waste by 18% by using trim in stocks and a bar snack
– Place orders with three suppliers and cost two specials a week with the head chef
– Train two commis chefs on the section

Demi Chef de Partie (Sauce), Hotel Ardnamara, Killarney | June 2021 – April 2023
– Made stocks, sauces and garnish in the hotel's table-service restaurant
– Checked deliveries, temperatures and dates and signed the HACCP records
– Kept the allergen folder for a menu of 30 dishes
– Covered pastry for the plated desserts in high season

Commis Chef, Hotel Ardnamara, Killarney | 2020 – 2021

EDUCATION
Higher Certificate in Culinary Arts, Blackwater Institute, 2020

CERTIFICATES
HACCP Level 2, renewed 2025
Manual handling

Irish citizen; evenings and weekends are normal life to me.`,
    fair: `Joana Figueira-Brandt
Limerick, Ireland, 061 555 0119, joana.fb@example.com

I am a commis chef looking for the next step in a kitchen that cooks from scratch.

WORK EXPERIENCE

Commis Chef, Castle Quay Hotel, Limerick, February 2024 to now
* Work on larder and grill in the hotel's restaurant, 60 covers
* Prepare vegetables, dressings, cold starters and garnish for service
* Plate starters on busy nights
* Put deliveries away, label and rotate stock
* Clean down the section and write temperatures in the HACCP book

Kitchen Assistant, Bramble Deli, Limerick, March 2022 to January 2024
* Made soups, salads and sandwiches
* Washed up, mopped and took out bins
* Served at the counter when it was full

EDUCATION
Leaving Certificate, 2021

CERTIFICATES
HACCP Level 2 (2024)
Food allergen awareness (2024)

LANGUAGES
English fluent, Portuguese mother tongue

OTHER
EU citizen, so no permit is needed. I can work evenings, weekends and bank holidays. I am quick with a knife, tidy, and calm when the printer does not stop. At home I cook for a long table of cousins every Sunday.`,
    near: `Declan Fairhurst
Galway | declan.fairhurst@example.com | 091 555 0162

RESTAURANT SUPERVISOR

Profile
Front-of-house supervisor who enjoys full rooms, good wine and teaching young waiters.

Experience
Restaurant Supervisor, The Linen Mill, Galway, April 2022 to present
• Lead a floor team of eight in a 90-seat restaurant with table service
• Take bookings in ResDiary and plan the seating of the evening
• Explain the menu and allergens to guests and pass special wishes to the kitchen
• Cash up, split tips and write the weekly rota
• Raised the average spend per guest by 9% with wine pairings

Waiter, Corrib Terrace Hotel, Galway, 2018 to 2022
• Served breakfast, dinner and banquets of up to 180 guests
• Set up function rooms
• Trained seasonal staff in carrying three plates
• Worked evenings, weekends and Christmas

Education
Certificate in Hospitality Skills, Moycullen Training Centre, 2018

Certificates
WSET Level 2 in Wines
Responsible serving of alcohol

Languages
English, Irish, some Spanish

Skills
Guest service, upselling, rota planning, cash handling, complaint handling, wine service`,
    far: `Harriet Vellacott
Dublin 8 | harriet.vellacott@example.com | 01 555 0188

DATA PROTECTION SOLICITOR

Summary
Solicitor with eight years' post-qualification experience in privacy and technology law, in practice and in house.

Experience
Senior Legal Counsel, Privacy, Merrowbank Insurance, Dublin, 2021 – present
• Advise the business on GDPR, marketing consent and data sharing
• Led the response to four regulator inquiries, all closed without a fine
• Negotiate data processing agreements with some 60 vendors a year
• Train 900 staff through short videos and clinics

Associate Solicitor, Technology Group, Hartnell Keogh LLP, Dublin, 2018 – 2021
• Drafted software licences, outsourcing contracts and privacy notices
• Ran due diligence in eleven acquisitions
• Supervised trainees

Education
Bachelor of Civil Law, Liffey University, 2014 (First class)
Admitted to the Roll of Solicitors in Ireland, 2018

Certifications
CIPP/E

Skills
Contract negotiation, impact assessments, regulatory correspondence, legal research, policy writing

Publications
Two articles on cookies and consent in a practitioners' journal.

Interests
Open-water swimming and choral singing.`,
  },
  asks: [
    { words: 'Chef de Partie' },
    { words: "two years'", importance: 'must' },
    { words: 'fish butchery', importance: 'must' },
    { words: 'HACCP Level 2', importance: 'must' },
    { words: 'allergens', importance: 'must' },
    { words: 'eligible to work in Ireland', importance: 'must' },
    { words: 'mise en place' },
    { words: 'culinary qualification', importance: 'preferred' },
    { words: 'Pastry', importance: 'nice' },
    { words: 'menu costing', importance: 'nice' },
    { words: 'evenings and weekends', importance: 'must' },
  ],
  asksNot: ['wine knowledge', 'four-day week', 'staff meals', 'share of tips', 'accommodation'],
  shows: [
    { words: 'fish butchery', quotes: ['Fillet turbot, hake and monkfish from whole'] },
    { words: 'mise en place', quotes: ['set up mise en place for lunch and dinner'] },
    { words: 'HACCP Level 2', quotes: ['HACCP Level 2, renewed 2025'] },
    { words: 'allergens', quotes: ['Kept the allergen folder'] },
    { words: 'menu costing', quotes: ['cost two specials a week'] },
    { words: 'Pastry', quotes: ['Covered pastry for the plated desserts'] },
    { words: 'culinary qualification', quotes: ['Higher Certificate in Culinary Arts'] },
  ],
  lacks: ['fish butchery', 'Pastry', 'menu costing', 'culinary qualification'],
}
