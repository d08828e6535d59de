import type { GradedCase } from './graded-case.ts'

export const sousChef: GradedCase = {
  profession: 'sous chef',
  posting: `Sous Chef, The Salt Barn, Whitcombe

A 90-cover restaurant with a bakery next door. Modern British cooking, fish from the day boats, menu changes each month.

You'll run the kitchen when the head chef is off, lead a brigade of nine, write rotas, order, keep food cost below 30 %, train commis, and look after HACCP records and allergens.

You must have
- at least two years as sous chef or senior chef de partie in a fresh-food restaurant
- Level 3 food safety
- fish and butchery skills
- experience of ordering, stock control and GP

We'd love
- two rosettes or similar standard
- pastry or bread
- a formal qualification such as NVQ 3 in professional cookery`,
  cvs: {
    a: `Merryn Tagg, Sous Chef
The Lantern (two rosettes), 2021 - present
- Run service for 80 covers, brigade of eight, when the head chef is away
- Fish from whole, lamb and venison butchery
- Ordering and stock; food cost from 33 to 28 %
- HACCP records, allergen matrix, train three commis
Chef de Partie, Harbour House, 2017 - 2021
NVQ Level 3 Professional Cookery, Level 3 Food Safety.`,
    b: `Jonty Blewitt, Senior Chef de Partie
The Gull (one rosette), 2022 - present
- Fish section: fillet, cure, sauces, 70 covers
- Cover for the sous chef two days a week; orders for fish and veg
- Train a commis
Commis and demi chef, 2018 - 2022
NVQ Level 2, Level 2 Food Safety.`,
    c: `Anouk Delmar, Head Chef
Gastropub The Plough, 2016 - present
- Kitchen of five, 120 covers on Sundays, fresh food
- Menus, rotas, suppliers, GP 70 %
- HACCP, allergens, five-star hygiene rating
- Butchery of half pigs
Level 3 Food Safety, City & Guilds 706/1 and 2.`,
    d: `Kit Farrow, Kitchen Manager
Burger chain Smashhouse, 2018 - present
- Team of 25, 2,000 covers a week
- Stock control, labour and food cost, rotas
- HACCP app, audits 96 %
- Training centre for new managers
Level 3 Food Safety. No fresh fish; frozen and portioned food.`,
    e: `Ottilie Crane, Pastry Chef
Hotel Belvoir (three rosettes), 2019 - present
- Plated desserts, bread and viennoiserie for 110 covers
- Orders and stock of the pastry section, two commis
- Menu with the head chef, allergens
Diploma in Patisserie, Level 3 Food Safety.`,
    f: `Dewi Marsh, Commis Chef
The Salt Barn, 2024 - present
- Veg and larder sections
- Prep, deliveries, fridge temperatures
- Learning to fillet fish
- Peel, portion and label for the sauce section, wash down at night
- Kitchen porter in the same house in the summer of 2023
NVQ Level 2 student, Level 2 Food Safety.`,
    g: `Lorcan Ashby, Contract Catering Chef
School kitchens, Platewell, 2010 - present
- 600 lunches a day, eight cooks
- Allergens, nutrition standards, HACCP
- Ordering, budgets, rotas
- Restaurant chef de partie 2004 - 2010
NVQ 3 Professional Cookery, Level 3 Food Safety.`,
    h: `Suki Harland, Junior Sous Chef
Brasserie Nord, 2024 - present; Chef de Partie, same place, 2021 - 2024
- Meat and sauce, butchery of lamb and duck, some fish
- Lead service on Mondays and Tuesdays, brigade of six
- Stock takes, daily orders, help with GP
- Allergen folder
Level 3 Food Safety, Professional Cookery diploma.`,
    i: `Piers Gallant, Private Chef
Yachts and villas, 2013 - present
- Fresh fish and meat every day for up to 14 guests
- Provisioning and budgets in six countries
- Works alone or with one stewardess
- Sous chef at Maison Rive (one Michelin star), 2009 - 2013
Level 2 Food Safety, STCW.`,
    j: `Rhona Peck, Restaurant Manager
The Salt Barn, 2017 - present
- Front of house team of twelve, wine list, bookings
- Rotas, stock of drinks, GP of the bar
- Allergen questions, complaints
WSET Level 3, Level 2 Food Safety.`,
    k: `Bastian Holt, Sous Chef
Hotel Grand Aurel, Linz, 2018 - 2025
- Second in a brigade of 16; banquets up to 300, restaurant 80 covers
- Fish, game butchery, sauces
- Ordering, inventory, food cost 29 %
- Apprentices trained to their exam, HACCP documentation
Cook's apprenticeship (Lehrabschluss), English B2. In Whitcombe since January.`,
    l: `Tilda Moss, Baker
Crumb & Co, 2015 - present
- Sourdough, croissants, night shifts
- Flour orders, waste down 15 %
- Team of four
- HACCP records, cleaning rota, delivery checks
- Sells at the Saturday market and writes the labels with allergens
Level 3 Bakery, Level 2 Food Safety.`,
  },
  grades: {
    recruiter: { a: 10, b: 6, c: 8, d: 4, e: 4, f: 1, g: 4, h: 9, i: 4, j: 0, k: 8, l: 1 },
    manager: { a: 10, b: 7, c: 7, d: 2, e: 5, f: 2, g: 3, h: 8, i: 6, j: 1, k: 9, l: 2 },
    personnel: { a: 10, b: 4, c: 8, d: 5, e: 5, f: 1, g: 6, h: 9, i: 3, j: 0, k: 7, l: 1 },
  },
}
