import type { GradedCase } from './graded-case.ts'

export const tankerDriver: GradedCase = {
  profession: 'tanker driver',
  posting: `Class 1 Tanker Driver (milk collection), Brackwater Dairies

Four on, four off, from our depot in Sedgemere.

You will collect milk from farms in the valley, sample and measure each tank, pump it aboard, deliver to the creamery, wash out, and keep the paperwork straight.

Essential
- Category C+E licence with no more than six points
- Driver CPC and digital tachograph card
- At least two years of driving articulated lorries
- Knows drivers' hours and daily walk-round checks

Desirable
- Tanker or bulk liquid experience
- ADR tanks
- Farm or food background, hygiene rules
- Reversing in tight yards`,
  cvs: {
    a: `Wilf Arkwright, Tanker Driver
Cloverdale Milk, 2017 - present
- Collect milk from 14 farms a shift with an articulated tanker; sample, dip and pump
- Wash out and sign off hygiene records at two creameries
- Walk-round checks, digital tachograph, no infringement in six years
- Train new drivers on farm yards and reversing
C+E licence since 2012, Driver CPC to 2029, digital card. ADR tanks.`,
    b: `Selma Dray, HGV Class 1 Driver
Norwick Haulage, 2019 - present
- Trunking and store deliveries with curtain-siders and fridges, 45 tonnes
- Tight deliveries in town centres, reversing on to docks
- Drivers' hours, defects reported, clean record
C+E, CPC, digital tachograph card.`,
    c: `Perran Goss, Class 2 Driver
Fuel oil distributor Hearthway, 2018 - present
- Rigid tanker, kerosene to farms and villages, pumping and metering
- ADR tanks and class 3, spill kit
- Narrow lanes, farm yards
- Daily checks and tachograph
Category C, Driver CPC, ADR. C+E lessons booked for spring.`,
    d: `Ludo Hensby, Newly qualified LGV driver
Passed C+E in September 2026 after a twelve-week bootcamp; CPC initial modules, digital card
Warehouse operative, Tolland Foods, 2021 - 2026
- Load and unload trailers, forklift
- Shunting in the yard under supervision since August
Keen to learn tankers.`,
    e: `Ottoline Frayne, Tractor Driver and Herdsperson
Dairy farm Lower Quarrel, 2012 - present
- Milk 180 cows, bulk tank cleaning and temperature records
- Slurry tanker, silage trailers, tight yards
- Helps the milk lorry driver with hose and sample
Category B+E and tractor licence.`,
    f: `Dragan Molnar, International Lorry Driver
Transmolna, 2006 - 2024; Agency driver, Sedgemere, since January 2025
- Artics across eleven countries, food-grade tanks for juice and oil for seven years
- Cleaning certificates, sealing, seals and weighing
- Tachograph and hours rules of the EU, no accidents
C+E exchanged for a British licence, CPC, digital card. English good.`,
    g: `Barnabas Tull, Bus Driver
Sedgemere Omnibus, 2014 - present
- Town and country routes, tickets, passengers
- Walk-round checks, tachograph on private hires
- Instructor for new drivers
Category D, Driver CPC (passenger).`,
    h: `Noreen Pask, Transport Planner
Norwick Haulage, 2020 - present
- Plans 40 vehicles, drivers' hours, tachograph analysis
- Drove Class 1 for the same firm 2010 - 2020, general haulage and bulk tippers
- C+E still held, CPC expired in 2024
- Transport Manager CPC
Wants to be back behind the wheel.`,
    i: `Ivor Lant, Class 1 Driver
Cement maker Hollowstone, 2015 - present
- Articulated powder tanker, blowing off at sites, 44 tonnes
- Reversing in building sites, weighbridge tickets
- Defect checks and drivers' hours
C+E with three points, CPC, digital tachograph card, forklift.`,
    j: `Kezia Morrow, Van Driver
Parcel firm Zipline, 2019 - present
- 120 drops a day, scanner, customers
- Van checks, fuel card
- Top of the depot for on-time deliveries
Category B licence, clean.`,
    k: `Tristan Ebdon, Class 1 Driver
Agency work, March 2025 - present
- Supermarket trunking at night, fridge trailers
- Some store work, pallets and cages
- Walk-round checks by app, hours within the rules
C+E 2025, CPC, digital card. Grew up on a sheep farm.`,
    l: `Maud Shellaber, Milk Tanker Driver
Cloverdale Milk, 1996 - 2012
- Farm collection, sampling, creamery deliveries
- Driver of the year 2009
Caravan park warden, Sandy Lane, 2012 - present: grounds, bookings, small repairs
C+E entitlement lapsed, no CPC card.`,
  },
  grades: {
    recruiter: { a: 10, b: 7, c: 4, d: 3, e: 1, f: 9, g: 1, h: 4, i: 9, j: 0, k: 5, l: 3 },
    manager: { a: 10, b: 6, c: 5, d: 3, e: 3, f: 9, g: 1, h: 5, i: 8, j: 0, k: 5, l: 4 },
    personnel: { a: 10, b: 8, c: 3, d: 4, e: 0, f: 9, g: 1, h: 3, i: 9, j: 0, k: 6, l: 1 },
  },
}
