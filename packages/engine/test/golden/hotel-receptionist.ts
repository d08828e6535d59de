import type { GoldenCase } from './golden-case.ts'

export const hotelReceptionist: GoldenCase = {
  profession: 'hotel receptionist',
  posting: `Hotel Receptionist (f/m/d), full-time, Munich

The Isarblick is a privately owned four-star hotel with 118 rooms near the Deutsches Theater.

YOUR TASKS
Check-in and check-out of our guests, reservations by phone, mail and online portals, cash and card payments, room allocation, handling complaints, tips for a nice evening in town, and handing over neatly to the next shift.

YOUR PROFILE
- Completed hotel apprenticeship (Hotelfachmann/-frau) or at least 2 years at a hotel front desk
- Experience with Opera PMS or a comparable hotel software
- German at level B2 and fluent English
- Willingness to work early, late and weekend shifts
- Friendly, well groomed and calm when six people arrive at once

AN ADVANTAGE, BUT NO CONDITION
- Another language, for example Italian
- Knowledge of revenue management
- Experience with group bookings

You don't have to be able to carry luggage; we have a porter. Night shifts are not part of this job.

WHAT YOU GET
A permanent contract, a staff flat for the first six months, meals in the canteen, free public transport, discounts in partner hotels, and your birthday off.

The Isarblick employs people from 23 nations. We are happy about every application, whatever your origin, age, religion, gender or disability. Please send your CV to our housekeeping and front office manager, Ms Aigner.`,
  cvs: {
    strong: `Lucija Marangoni
Munich | 089 555 0134 | lucija.marangoni@example.com

PROFILE
Hotel specialist with four years at the front desk of city hotels. I like the hour when everybody arrives.

EXPERIENCE

Front Desk Agent, Hotel Karlshof, Munich | March 2023 - present
- Check-in and check-out of up to 120 guests a shift in Opera PMS
- Take reservations by phone, mail and from the portals and keep availability right
- Allocate rooms with housekeeping and hold rooms for late arrivals
- Settle cash and card payments; the till was right on 99% of my shifts in 2025
- Look after group bookings of up to 60 guests
- Resolve complaints on the spot; front desk rating rose from 8.4 to 9.1
- Work early, late and weekend shifts and write the handover

Receptionist, Albergo Tre Fontane, Bolzano | July 2022 - February 2023
- Welcomed guests in German, Italian and English
- Answered mail and wrote offers
- Recommended restaurants, lakes and huts

EDUCATION
Apprenticeship as hotel specialist (Hotelfachfrau), Hotel Zum Hirschgarten, Augsburg, 2019 - 2022

SKILLS
Opera PMS, Booking and Expedia extranets, MS Office, cash handling, upselling

LANGUAGES
German (C1), English (fluent), Italian (native), Croatian (native)`,
    fair: `Wesley Adomako-Frei
Nuremberg, 0911 555 0122, wesley.af@example.com

About me
I have worked in a youth hostel for a year and a half, I enjoy people from everywhere and I learn fast.

Experience

Reception Assistant, Hostel Pegnitzbogen, Nuremberg
June 2025 to present
* Check guests in and out, hand out keys and bed linen
* Take phone bookings and enter them in the hostel's own calendar
* Take cash and card payments
* Work early and late shifts and every second weekend
* Explain trams and museums

Shop Assistant, Backhaus Lindner, Nuremberg
2023 to May 2025
* Sold bread and coffee, counted the till, opened the shop at six
* Ordered milk and rolls for the next day

Volunteer, Summer Games Village, Nuremberg, July 2024
* Gave directions to visitors at the information stand

Education
Secondary school leaving certificate, 2022

Languages
English (fluent)
German (B2, certificate 2024)
Twi (mother tongue)

Skills
Guest service, cash handling, Word, email, patience with tired travellers, a good memory for names and faces, first aid course`,
    near: `Friederike Hollstein
Rosenheim | friederike.hollstein@example.com | 08031 555 0108

MEDICAL PRACTICE RECEPTIONIST

Profile
Receptionist of an eye doctors' practice with six years' experience, organised and kind.

Experience
Medical Receptionist, Augenzentrum Mangfall, Rosenheim, 2022 - present
• Receive 90 patients a day and keep the waiting time short
• Make appointments by phone and mail for four doctors
• Read insurance cards, print prescriptions and bill private patients
• Calm upset or anxious people
• Order forms, lenses and office supplies

Trainee, then Medical Assistant, Praxis Dr. Silbernagl-Ott, Bad Aibling, 2018 - 2022
• Prepared treatment rooms and assisted with eye tests
• Filed records
• Answered the telephone
• Kept the holiday calendar of the team
• Taught new trainees the phone and the filing system

Education
Medical assistant (Medizinische Fachangestellte), 2021

Skills
Appointment scheduling, telephone manner, billing of private patients, practice software Medistar, data protection, first aid

Languages
German (native), English (B1)

Interests
Mountain biking, knitting, and a choir that sings on Wednesdays`,
    far: `Casimir Oderbrecht
Stuttgart | casimir.oderbrecht@example.com | 0711 555 0150

MECHANICAL DESIGN ENGINEER

Profile
Design engineer for gearboxes and test rigs, ten years in machine building, three patents.

Experience
Senior Design Engineer, Neckar Antriebe, Stuttgart, 2019 - present
• Design planetary gearboxes for electric lorries in CATIA V5
• Calculate shafts and bearings with KISSsoft and FEM
• Cut the weight of a gearbox by 11% at the same torque
• Agree tolerances with production and suppliers
• Lead design reviews according to ISO 9001

Design Engineer, Prüfwerk Filder, Esslingen, 2016 - 2019
• Built test rigs for clutches
• Wrote measurement programmes in LabVIEW
• Drew parts lists and assembly drawings
• Commissioned rigs at four customers' plants
• Trained two working students in technical drawing and tolerances

Education
M.Sc. Mechanical Engineering, Technical University of the Filder, 2016
B.Sc. Mechanical Engineering, 2014

Skills
CATIA, SolidWorks, KISSsoft, Ansys, LabVIEW, GD&T, technical drawing

Languages
German (native), English (fluent), Polish (basic)

Interests
Steam engines and road cycling.`,
  },
  asks: [
    { words: 'hotel apprenticeship', importance: 'must' },
    { words: '2 years', importance: 'must' },
    { words: 'Opera PMS', importance: 'must' },
    { words: 'German', importance: 'must' },
    { words: 'English', importance: 'must' },
    { words: 'weekend shifts', importance: 'must' },
    { words: 'Check-in and check-out' },
    { words: 'complaints' },
    { words: 'reservations' },
    { words: 'Italian', importance: 'optional' },
    { words: 'revenue management', importance: 'optional' },
    { words: 'group bookings', importance: 'optional' },
  ],
  asksNot: ['carry luggage', 'Night shifts', 'staff flat', 'free public transport', 'birthday off'],
  shows: [
    { words: 'hotel apprenticeship', quotes: ['Apprenticeship as hotel specialist'] },
    { words: 'Opera PMS', quotes: ['up to 120 guests a shift in Opera PMS'] },
    { words: 'group bookings', quotes: ['group bookings of up to 60 guests'] },
    { words: 'complaints', quotes: ['Resolve complaints on the spot'] },
    { words: 'Italian', quotes: ['Italian (native)', 'guests in German, Italian and English'] },
    { words: 'German', quotes: ['German (C1)', 'guests in German, Italian and English'] },
    { words: 'reservations', quotes: ['Take reservations by phone'] },
    { words: 'weekend shifts', quotes: ['early, late and weekend shifts'] },
  ],
  lacks: ['Italian', 'revenue management', 'group bookings'],
}
