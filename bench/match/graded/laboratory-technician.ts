import type { GradedCase } from './graded-case.ts'

export const laboratoryTechnician: GradedCase = {
  profession: 'laboratory technician',
  posting: `Laboratory Technician - Inorganics
Tarrabool Water & Soil Laboratories, Newcastle NSW. Full time, rotating 6am/2pm starts, 1 Saturday in 4

About the job
You'll be one of nine technicians in the metals and wet chemistry section. We report on about 1,100 samples of drinking water, trade waste, groundwater and contaminated soil a week, most with a five day turnaround.

Day to day
> acid digestion of soils and waters (hot block and microwave)
> run ICP-OES and ICP-MS: tune, calibrate, check the QC, re-run what fails, first-line maintenance (cones, torch, pump tubing)
> pH, EC, alkalinity, TSS, nutrients on a discrete analyser
> prepare standards and reagents with full traceability
> enter and first-check results in the LIMS
> follow NATA / ISO 17025 methods, raise nonconformances, help in proficiency rounds
> keep the lab safe: hydrofluoric and perchloric acid are handled on site

Selection criteria
1. Diploma of Laboratory Technology (or higher: BSc chemistry, environmental science)
2. Minimum 2 years hands-on in an accredited testing laboratory
3. Demonstrated ICP operation
4. Understanding of quality control: blanks, duplicates, spikes, CRMs, control charts
5. Manual handling up to 15 kg; pre-employment medical
6. Full working rights in Australia

Highly regarded: soil and trade waste matrices, mercury by cold vapour, troubleshooting of instruments, Saturday or afternoon shift flexibility, a C class driver's licence for sample pickup.

$71k to $80k plus super and shift loading.`,
  cvs: {
    a: `Jarli Pemberton
Raymond Terrace NSW
jarli.p@example.com, 0491 571 266

Studying: Diploma of Laboratory Technology, TAFE, finishing December 2026. Units done include instrumental analysis (AAS, ICP-OES demo and two assessed runs), quality, volumetric analysis, work health and safety.

Placement: Tomaree Water Testing, 160 hours in 2026. Weighing soils, hot block digestion with supervision, TSS, EC, washing up, labels.

Jobs: Bottle shop, 2023 till now, weekends. Farmhand (uncle's prawn farm), 2020 till 2023, daily water tests.

School: HSC 2023, chemistry band 5.
Indigenous STEM cadet 2025.
P2 licence. Strong and healthy. Australian citizen. Can start 15 December, Saturdays included.`,
    b: `Gil Pardoe. Lab tech. Adamstown NSW. 0491 570 158

2021 – 2026 Ridgeline Environmental, Newcastle (NATA). Metals: digests soil/water, ICP-MS + OES, CV mercury, QC, LIMS.
2020 – 2021 Hunter Dairy Lab. pH, EC, titrations.

BSc (Env Sci), Newcastle 2019. Citizen. C licence. Any shift.
Site closes in December, so I'm free from the 14th; my supervisor's number on request.`,
    c: `Rajni Coulthard-Sen — Medical Laboratory Technician
Address: Jesmond NSW. Email: rajni.cs@example.com

Profile
Medical laboratory technician with eight years in hospital biochemistry.

Employment history
2020–2026: Technical officer, biochemistry, Coastal Pathology (NATA/RCPA, ISO 15189). Cobas analysers, electrolytes, blood gases, trace elements send-outs; Westgard rules, calibrations, daily maintenance; LIS validation of results; night roster. Six months (2025) in the trace elements room: lead, zinc and selenium in blood by ICP-MS, run under a scientist's sign-off.
2018–2020: Technician, Suva Central Hospital, Fiji.

Education
Diploma in Medical Laboratory Technology, Suva, 2017 (assessed as AQF Diploma)

Work rights: permanent resident. Manual driver's licence.
Interests: netball umpire`,
    d: `Bronwyn Tallowood
Wallsend NSW | 0491 570 110 | bronwyn.tallowood@example.com

Analytical technician, Coalhaven Environmental Testing, Mayfield, Feb 2020 to now
Trace elements bench. Two Agilent plasma instruments (one mass spec, one optical) are mine on afternoons: warm-up checks, seven-point curves, internal standard drift, deciding what has to go round again. About 160 digests per shift out of sludges, mine tailings, bores and tap water; aqua regia on the block, HF in the microwave with a gel-and-buddy rule I wrote up. Changed cones, nebulisers, tubing weekly. Hg on the FIMS. Charts reviewed Mondays; found the bias in our selenium through a round robin.

Junior lab assistant, same place, 2018 to 2020: glassware, suspended solids, conductivity, sample login.

Dip. Lab Tech, TAFE Hunter region, 2018. Accredited site (17025) throughout. Licence C, no car trouble. Can do any Saturday.`,
    e: `KEVIN "KEV" JARDINE-SOLO
Stockton, NSW. 0491 570 159

I've worked at Stockton Galvanising and Plating's lab for 24 years (2002 till now), starting as yard hand and being shown the lab by the old chemist. I analyse the baths, rinse waters and trade waste: AAS first, ICP-OES since 2011, digestions, pH, conductivity, TSS, hexavalent chrome by colour. I make all standards. I look after the machine with parts from the drawer. The site lab isn't NATA accredited but we send splits to an accredited one each month and I plot us against them; we've agreed within 5 % for years.

No diploma. Year 12, HSC 2001. Chemical handling ticket incl. HF awareness, forklift, first aid, HR licence.
RPL for the Diploma of Lab Tech applied for with TAFE in September.
Citizen. Early starts all my life.`,
    f: `Dr Anneliese Corrigan-Mbeki FRACI
Merewether NSW · a.cm@example.com

2013–2026 Technical Director and NATA authorised representative, Seaboard Laboratories (3 sites, 85 staff). Inorganics, organics, microbiology. Method development for ultra-trace metals in seawater; NATA technical assessor; expert witness in contaminated land.
2005–2013 Section head, metals, Seaboard
2001–2005 Postdoctoral fellow, plasma mass spectrometry, two universities
PhD Analytical Chemistry, Adelaide 2001

31 papers. Trained more than fifty analysts on ICP.

The company was bought and my role went to Melbourne. I am in no hurry to lead again and would gladly work at the bench near home; I kept a weekly instrument day all those years. Shift starts and Saturdays are fine; weights over 10 kg I must avoid since a shoulder operation.`,
    g: `Saskia Pomeroy-Lal BSc
Microbiology technician
Lambton, Newcastle | saskia.pl@example.com | 0491 570 737

Experience
Hunter Region Water Lab | Technician, Microbiology | 2021–present
Drinking and recreational waters: E. coli and coliforms by membrane filtration and Colilert, HPC, Legionella culture, Cryptosporidium prep. Media preparation and batch QC, NATA (17025) methods, LIMS first-check, proficiency samples, sample reception and courier runs (C licence). Rotating weekends.
Valley Pathology | Lab assistant | 2019–2021
Specimen reception, data entry.

Education
BSc Biomedical Science, Newcastle 2019 (chemistry to second year; AAS in one practical unit)

Cross-training: three weeks in the wet chem room, 2024: pH, EC, turbidity, TSS.
Australian citizen.`,
    h: `Lorna Whitcombe-Tait
Charlestown NSW, 0491 570 313, lorna.wt@example.com

2016 – present  Library technician, Lake district council libraries. Cataloguing, children's programs, help desk. Includes two years of maternity leave.
2005 – 2016  Laboratory technician (metals), Hunter Valley Environmental, Warabrook, a NATA accredited commercial lab. Hot block digestions, ICP-OES (Varian), one year on ICP-MS, graphite furnace, cold vapour Hg, soils and waters. Bench QC, control charts by hand and Excel. Training buddy.
2003 – 2005  Lab assistant, coal laboratory. Ash, moisture, sulphur.

Diploma of Laboratory Technology (TAFE) 2005
Certificate III in Library and Information Services 2017

Miss the lab. Have read up on 17025:2017 as it was the older version in my day. Car and licence. Saturdays fine, mornings best.`,
    i: `Brodie Lanyon-Achebe
Hamilton NSW, 0491 570 006, brodie.la@example.com

Visual merchandiser and store supervisor

Work
2020 – now: Hearth & Hound Homewares, Kotara. Store supervisor (2023), visual merchandiser before. Window displays, stock rotation, opening and closing, roster of seven, daily takings, weekly stocktake within 0.5 %.
2016 – 2020: Beachside Bistro, Merewether. Waiter, then section head.

Education
Certificate IV in Visual Merchandising, TAFE 2019
HSC 2015 (English, art, general maths)

Other
C licence, own car, no fines. First aid. Lifts boxes all day. Available Saturdays and early mornings.
Australian citizen.

Retail hours are being cut. I am careful, label everything and learn fast, and could start within two weeks.`,
    j: `Laboratory Technician - Inorganics
Name: Dane Fullbrook-Hay. Email: dfh@example.com

I can do: acid digestion of soils and waters (hot block and microwave), run ICP-OES and ICP-MS: tune, calibrate, check the QC, re-run what fails, first-line maintenance (cones, torch, pump tubing), pH, EC, alkalinity, TSS, nutrients on a discrete analyser, prepare standards and reagents with full traceability, enter and first-check results in the LIMS, follow NATA / ISO 17025 methods, raise nonconformances, proficiency rounds, hydrofluoric and perchloric acid.

Selection criteria: Diploma of Laboratory Technology or higher. Minimum 2 years hands-on in an accredited testing laboratory. Demonstrated ICP operation. Understanding of quality control: blanks, duplicates, spikes, CRMs, control charts. Manual handling up to 15 kg. Full working rights in Australia. Soil and trade waste matrices, mercury by cold vapour, troubleshooting of instruments, shift flexibility, C class driver's licence.`,
    k: `Hester Vanderzee-Bright
0491 570 157 | Maitland NSW | hester.vb@example.com

Fourteen years in commercial testing labs

EMPLOYMENT
Laboratory Technician, Geochem section, Minerva Assay Services, Orange then Newcastle, 2012–2026
• four-acid digests (HF, perchloric, nitric, hydrochloric) of drill core and soils, up to 300 a day; fume cupboard and scrubber checks; acid safety trainer for the site
• ICP-OES since 2014 and ICP-MS since 2017, both Thermo; optimisation, interference correction, lamp-to-drain maintenance
• insertion and evaluation of CRMs, blanks, duplicates; Shewhart charts; 9 NATA assessments, internal auditor since 2019
• proficiency coordinator; corrective action owner for 40+ items
• night and afternoon shifts for eight years
Lab hand, wine laboratory, Mudgee, 2010–2012: pH, TA, free SO2

EDUCATION
Certificate IV in Laboratory Techniques 2012; Diploma of Laboratory Technology 2016

EXTRAS
Forklift, C licence, first aid, Qld and NSW mine inductions
Waters: some groundwater campaigns; discrete analyser not used.`,
    l: `Owen Strickland-Yau, Newcastle, 0491 571 491, owen.sy@example.com

Looking to move from operations into the lab

Water treatment plant operator, Grahamstown side, 2016 – now
Process control of a 60 ML/day plant: jar tests, chlorine, fluoride dosing, turbidity, alkalinity, pH, manganese by photometer; calibrating online analysers; sampling program with chain of custody for the external NATA lab; investigating odd results with them; chemical deliveries (acid, caustic, alum). Shift roster with nights.
Process worker, paper mill lab, 2012 – 2016
Moisture, ash, pulp freeness tests.

Cert III Water Industry Treatment 2018; Cert IV Laboratory Techniques (part-time), half done
Breathing apparatus, confined space, first aid, MR licence`,
  },
  grades: {
    recruiter: {
      a: 3.5,
      b: 8.5,
      c: 5.5,
      d: 10,
      e: 4,
      f: 4.5,
      g: 3,
      h: 5,
      i: 0.5,
      j: 1.5,
      k: 9,
      l: 2,
    },
    manager: {
      a: 3,
      b: 9,
      c: 4.5,
      d: 10,
      e: 5.5,
      f: 6,
      g: 3.5,
      h: 5,
      i: 0.5,
      j: 1.5,
      k: 8.5,
      l: 2.5,
    },
    personnel: {
      a: 2,
      b: 9,
      c: 6,
      d: 9.5,
      e: 3,
      f: 5.5,
      g: 4,
      h: 6,
      i: 0.5,
      j: 2.5,
      k: 8.5,
      l: 1.5,
    },
  },
}
