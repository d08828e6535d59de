import type { GoldenCase } from './golden-case.ts'

export const fitnessTrainer: GoldenCase = {
  profession: 'fitness trainer',
  posting: `Are you a personal trainer who remembers names as well as one-rep maxes? Kelp & Iron is a gym by the sea in Bray, Co. Wicklow, with 1,100 members from 16 to 84, and we want a Personal Trainer and Fitness Instructor for 30 hours a week, some of them early in the morning and on Saturdays.

You will greet members on the gym floor, carry out fitness assessments, write training programmes and review them every six weeks, coach one-to-one sessions, and lead four group classes a week (spin, circuits or kettlebells). You will also help at the desk and keep equipment clean.

To apply you need a recognised personal training qualification at EQF Level 4 or higher, a current first aid certificate with CPR/AED, and public liability insurance. We also need a minimum of one year on a gym floor and evidence that you can teach group classes. Because we have teenage members, Garda vetting is a must.

It would be great if you also knew how to train older adults or people after injury, or if you held a nutrition certificate. Pilates would be the icing on the cake. You do not have to be able to swim, and nobody will ask you for a sports science degree.

We pay €16.50 an hour plus commission on sessions, and you get free membership for yourself and one friend, discounted protein shakes and training days. Everyone is welcome at Kelp & Iron, and that goes for our team too.`,
  cvs: {
    strong: `Eoghan Radcliffe-Byrne
Greystones, Co. Wicklow | 01 555 0144 | eoghan.rb@example.com

PERSONAL TRAINER AND GROUP FITNESS INSTRUCTOR

EXPERIENCE

Personal Trainer, Sugarloaf Health Club, Greystones
January 2023 to present
- Coach 22 clients a week one-to-one; 17 of them have stayed longer than a year
- Fitness assessments for new members and programmes that I review every six weeks
- Lead spin on Monday, kettlebells on Thursday and circuits on Saturday at 7 am, up to 24 people
- Started a strength class for over-65s, full since its second month
- Work with the physiotherapist next door on clients after knee and back injuries

Fitness Instructor, Dargle Leisure Centre, Bray
September 2021 to December 2022
- Inductions and help on the gym floor
- Cleaned and checked machines, wrote up faults
- Sat at reception two evenings a week

QUALIFICATIONS
Personal Trainer, EQF Level 4, Leinster School of Fitness, 2021
Spin instructor, 2021; kettlebell instructor, 2022
Exercise for Older Adults, 2024
Certificate in Sports Nutrition, 2024
First aid with CPR and AED, renewed March 2026

OTHER
Public liability insurance of €6.5m. Garda vetted through the club in 2025. Early mornings suit me.`,
    fair: `Tara Lindqvist-Nolan
Dublin 14, 01 555 0157, tara.ln@example.com

Profile
Newly qualified personal trainer, full of energy, runs half marathons and wants to learn from a good team.

Experience

Gym Attendant, Dodder Leisure, Dublin
March 2026 to present
* Welcome members and show them the machines
* Wipe down and tidy weights, report faults
* Help on the desk: memberships, bookings, towels
* Early shifts and every second Saturday

Practical training, six weeks, Dodder Leisure, January to February 2026
* Watched assessments and wrote programmes under supervision
* Coached four practice clients one-to-one

Call Centre Agent, Liffey Broadband, Dublin
2022 to December 2025
* Answered 60 calls a day and sold upgrades
* Trained new colleagues on the booking screen

Education
Personal Trainer EQF Level 4, Portobello Fitness School, 2026
Leaving Certificate, 2021

Certificates
First aid with CPR and AED, 2026

Skills
Gym inductions, programme design, motivation, friendly on the phone, running coach for beginners in my club since 2024

Interests
Half marathons, sea swimming, cooking with lentils`,
    near: `Ruairí Castlemaine
Wicklow Town | ruairi.castlemaine@example.com | 0404 555 0131

SWIMMING TEACHER AND LIFEGUARD

Profile
Swimming teacher with six years by the pool, patient with nervous beginners.

Experience
Swimming Teacher, Vartry Pool, Wicklow, 2022 - present
• Teach 18 lessons a week to children and adults
• Brought 140 children to their first 25 metres in 2025
• Run aqua aerobics on Wednesdays
• Talk to parents about progress
• Plan the summer camp

Lifeguard, Vartry Pool, Wicklow, 2020 - 2022
• Watched the pool, tested the water, kept the log
• Gave first aid and practised rescues
• Cleaned changing rooms
• Opened the building at 6 am

Education
Leaving Certificate, 2019

Certificates
Level 2 Swimming Teacher, 2022
National Pool Lifeguard, renewed 2025
First aid with CPR and AED
Garda vetting, 2025

Skills
Lesson planning, water safety, group teaching, patience, first aid, customer service, rescue skills

Interests
Surfing, tin whistle, and teaching my aunt to float, which she now does with a book in her hand`,
    far: `Winifred Okoro-Lawless
Cork | winifred.ol@example.com | 021 555 0192

TAX CONSULTANT

Profile
Chartered tax adviser with ten years in practice, expert in VAT across borders.

Experience
Tax Manager, Lapp's Quay Advisers, Cork, 2020 - present
• Advise 45 exporters on VAT, customs and permanent establishment
• Recovered €2.3m of foreign VAT for clients in 2025
• Prepare and review corporation tax returns
• Lead four juniors and sign off their work
• Answer Revenue audits and appeals

Tax Senior, Blackrock Hartigan & Co., Cork, 2016 - 2020
• Filed income tax and VAT returns in ROS
• Wrote opinions on property deals
• Prepared payroll tax settlements
• Taught a budget briefing every October
• Looked after the library and two interns

Education
Bachelor of Commerce, Lee Valley University, 2015
Chartered Tax Adviser, 2018

Skills
VAT, corporation tax, transfer pricing, ROS, Excel, client advice, report writing, appeals

Publications
Column on cross-border VAT in a trade monthly since 2022

Interests
Choir, crime novels, and training a disobedient spaniel.`,
  },
  asks: [
    { words: 'personal training qualification', importance: 'must' },
    { words: 'first aid certificate', importance: 'must' },
    { words: 'public liability insurance', importance: 'must' },
    { words: 'one year', importance: 'must' },
    { words: 'group classes', importance: 'must' },
    { words: 'Garda vetting', importance: 'must' },
    { words: 'fitness assessments' },
    { words: 'training programmes' },
    { words: 'older adults', importance: 'optional' },
    { words: 'nutrition certificate', importance: 'optional' },
    { words: 'Pilates', importance: 'optional' },
  ],
  asksNot: ['swim', 'sports science degree', 'protein shakes', 'free membership', 'commission'],
  shows: [
    { words: 'personal training qualification', quotes: ['Personal Trainer, EQF Level 4'] },
    { words: 'group classes', quotes: ['Lead spin on Monday, kettlebells on Thursday'] },
    { words: 'fitness assessments', quotes: ['Fitness assessments for new members'] },
    {
      words: 'older adults',
      quotes: ['Started a strength class for over-65s', 'Exercise for Older Adults'],
    },
    { words: 'nutrition certificate', quotes: ['Certificate in Sports Nutrition'] },
    { words: 'first aid certificate', quotes: ['First aid with CPR and AED'] },
    { words: 'Garda vetting', quotes: ['Garda vetted through the club'] },
    { words: 'public liability insurance', quotes: ['Public liability insurance of'] },
  ],
  lacks: [
    'Pilates',
    'nutrition certificate',
    'older adults',
    'public liability insurance',
    'Garda vetting',
  ],
}
