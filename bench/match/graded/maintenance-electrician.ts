import type { GradedCase } from './graded-case.ts'

export const maintenanceElectrician: GradedCase = {
  profession: 'maintenance electrician',
  posting: `Maintenance Electrician - food factory, Grantley
Rotating shifts, 42 hours

Keep our packing lines running: find faults on motors, drives and sensors, carry out planned maintenance, test and certify, help the mechanical fitters.

You need
- Recognised electrical apprenticeship or NVQ Level 3
- 18th Edition wiring regulations
- 2+ years in industrial maintenance
- Fault finding on three-phase motors, inverters and control panels
- Some Siemens or Allen-Bradley PLC experience

A plus
- 2391 inspection and testing
- Food or FMCG background
- Mechanical skills: bearings, pneumatics
- CMMS, for example Maximo`,
  cvs: {
    a: `Hedley Rusk, Multi-skilled Maintenance Electrician
Pellow Bakeries, 2019 - present
- First response on six packing lines; downtime from 9 % to 4 %
- Fault finding on three-phase motors, inverters, sensors and panels
- Siemens S7 PLC: read, change, back up programs
- Pneumatics, bearings and gearboxes with the fitters
- PPMs in Maximo
City & Guilds apprenticeship, NVQ Level 3 2015. 18th Edition. 2391 testing.`,
    b: `Colm Yarrow, Electrician
Domestic and commercial installer, Yarrow Electrical, 2012 - present
- Rewires, consumer units, EV chargers, LED lighting
- Fault finding on ring finals and lighting circuits
- Inspection and testing, EICRs, 2391
- Three shops and a bakery on call-out
NVQ Level 3, AM2, 18th Edition, ECS gold card.`,
    c: `Nia Brackenbury, Maintenance Technician
Polymer plant, Corvane Plastics, 2021 - present
- Electrical maintenance of extruders and conveyors: motors, drives, thermocouples
- Allen-Bradley PLC fault finding
- Planned maintenance in SAP PM
- Shifts, standby
Advanced apprenticeship in maintenance engineering (electrical), 2021. 18th Edition.`,
    d: `Toby Strand, Apprentice Electrician
Final year, Marlow Building Services, 2022 - present
- First and second fix in schools
- Cable tray, trunking, containment
- Dead tests under supervision
NVQ Level 3 nearly complete, AM2 booked. 18th Edition passed 2025. Interested in factories.`,
    e: `Alasdair Wick, Controls Engineer
Lintworth Automation, 2014 - present
- Write Siemens TIA Portal and Rockwell Studio 5000 programs for packing machines
- Commission drives, servo axes and safety PLCs at food customers in eleven countries
- Electrical schematics in EPLAN
HNC Electrical Engineering 2013. No apprenticeship; no wiring regulations certificate.`,
    f: `Gwen Sallow, Mechanical Fitter
Cannock Dairies, 2010 - present
- Strip and rebuild fillers, pumps and gearboxes
- Bearings, pneumatics, hydraulics, welding repairs
- Change motors after the electrician has isolated them
- Maximo work orders, food safety
Mechanical apprenticeship, NVQ Level 3 engineering maintenance.`,
    g: `Ruben Castleton, Maintenance Electrician
Steel rolling mill, Harrowgate Metals, 1998 - present
- Electrical breakdowns on drives up to 400 kW, cranes and furnaces
- DC and AC inverters, contactor panels, HV switching
- Siemens S5 and S7 monitoring
- Train apprentices
Apprenticeship 1994 - 1998, 17th Edition (2010).`,
    h: `Lena Ostrow, Electrical Engineer
Designer, Brightwell Consulting, 2020 - present
- Lighting and power design for offices in Revit and Amtech
- Cable calculations to BS 7671
- Site inspections
BEng Electrical Engineering, 18th Edition.`,
    i: `Stan Hollick, Electrical Maintenance Shift Technician
Airport baggage hall, Skyline FM, 2018 - present
- Conveyor motors, VSDs, photocells, panels: faults found against the clock
- Allen-Bradley PLC, online monitoring
- PPMs and permits in Maximo
- Some mechanical work: belts, rollers, bearings
NVQ Level 3 electrotechnical, 18th Edition, 2391-52.`,
    j: `Ivo Lanyard, Facilities Electrician
Hospital estates, Tidewell Infirmary, 2015 - present
- Emergency lighting, nurse call, fire alarms, generators
- Pumps and ventilation motors, inverters on air handling units
- Fault finding, PAT and fixed wire testing (2391)
- Planet FM work orders
Apprenticeship, NVQ 3, 18th Edition.`,
    k: `Petra Sloane, Production Team Leader
Pellow Bakeries, 2016 - present
- Run three packing lines with 22 operators
- Clear jams, reset drives, call engineers
- OEE from 61 % to 74 %
- Food safety level 3, HACCP
Level 2 performing manufacturing operations.`,
    l: `Emeric Vole, Army Electrician (REME)
British Army, 2015 - 2026
- Electrical repair of vehicles and generators
- Three-phase supply of field camps, testing
- Fault finding under pressure, diagnostics
- Led a section of six
Level 3 diploma electrotechnical, 18th Edition 2026. Resettlement course: Siemens S7 PLC, five days.`,
  },
  grades: {
    recruiter: { a: 10, b: 5, c: 8, d: 2, e: 5, f: 2, g: 7, h: 2, i: 10, j: 6, k: 0, l: 6 },
    manager: { a: 10, b: 4, c: 8, d: 2, e: 7, f: 4, g: 8, h: 1, i: 9, j: 6, k: 2, l: 6 },
    personnel: { a: 10, b: 6, c: 9, d: 2, e: 3, f: 2, g: 6, h: 3, i: 10, j: 8, k: 0, l: 7 },
  },
}
