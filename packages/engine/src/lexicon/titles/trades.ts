export const tradesTitles = `
electrician | electrical technician, electrical installer, electrician mate, electrical improver, electrical contractor, electrical foreman, electrical supervisor, electrical tester, wireman electrician, maintenance electrician | electrical-trades
electrical apprentice | | electrical-trades
building services electrical engineer | electrical maintenance operative, electrical service engineer, electrical service technician, electrical field technician | electrical-trades
lineman | linesman, lineworker, power line technician, jointer, powerline technician, substation technician, distribution line worker, substation electrician, utility line worker | electrical-trades
fire alarm technician | fire alarm engineer, alarm technician, alarm installer, access control technician, low voltage technician, intruder alarm engineer, fire and security technician | low-voltage-and-telecoms
CCTV engineer | fire and security engineer, security systems engineer, security systems installer, security installer, security system technician, security technician | low-voltage-and-telecoms
telecommunications technician | telecom technician, cable technician, cabling engineer, broadband technician, broadband engineer, cable installer, telecommunications engineer installer, satellite installer, telecom installer, cable puller, installation technician, telecommunications installer | low-voltage-and-telecoms
tower climber | tower technician | low-voltage-and-telecoms
fibre splicer | fibre engineer, fiber technician, fiber optic technician, fiber splicer | low-voltage-and-telecoms
audio visual technician | AV technician, AV installer, AV engineer, audio visual engineer, smart home technician, home theater installer, audio visual installer | low-voltage-and-telecoms
solar installer | solar technician, PV installer, solar panel installer, EV charger installer, photovoltaic installer, solar roofer | electrical-trades
elevator technician | lift engineer, elevator mechanic, lift technician, elevator installer, escalator technician, lift service engineer, elevator constructor | electrical-trades
plumber | plumbing technician, plumbing apprentice, plumbing installer, plumbing foreman, plumbing engineer, plumbers mate, bathroom fitter, plumbing contractor, plumbing supervisor, plumber and heating engineer, plumbing and heating engineer, plumbing service technician | plumbing-and-heating
gas engineer | heating engineer, gas service engineer, Gas Safe engineer, gas fitter, boiler installer, heating installer, gas technician, gasfitter, heating and plumbing engineer, boiler service engineer, service and breakdown engineer, oil burner technician | plumbing-and-heating
heat pump engineer | | plumbing-and-heating
pipefitter | steamfitter, pipe fitter, pipe layer, pipelayer, pipefitter welder, pipe fabricator | plumbing-and-heating
drainage engineer | drain technician, drainage operative, drain cleaner, sewer technician, drainage technician, jetting operative, drain engineer, septic technician, sewer worker | plumbing-and-heating
sprinkler fitter | fire sprinkler fitter, sprinkler installer, sprinkler inspector, irrigation technician, fire extinguisher technician, fire suppression technician, sprinkler technician | plumbing-and-heating
water hygiene technician | water treatment technician, legionella technician, legionella risk assessor, water treatment engineer, water hygiene engineer | plumbing-and-heating
smart meter engineer | meter reader, meter installer, gas meter fitter, meter technician, smart energy expert | plumbing-and-heating
HVAC technician | HVAC service technician, HVAC installer, HVAC mechanic, HVAC engineer technician, HVAC apprentice, heating and air technician, HVAC helper, HVAC install technician, HVAC service tech, HVAC tech, HVAC/R technician, HVAC lead installer, HVAC maintenance technician, heating and cooling technician, air conditioning technician, HVAC specialist, HVAC supervisor, HVAC foreman, HVAC service engineer, HVAC service manager | hvac
chiller technician | | hvac
refrigeration engineer | refrigeration technician, refrigeration mechanic, air conditioning engineer, AC technician, air conditioning installer, refrigeration service engineer, refrigeration service technician, AC engineer, air con engineer | hvac
building automation technician | BMS engineer, BMS technician, building controls technician, BAS technician, building services controls engineer, BMS commissioning engineer | hvac
ductwork installer | duct installer, ductwork fitter, ventilation engineer, sheet metal installer, thermal insulation engineer, lagger, air balancer, ventilation hygiene technician | hvac
building services engineer technician | mobile engineer, building services engineer, static engineer, mechanical building services engineer, M&E technician, facilities engineer, shift engineer building services, multi-skilled building services engineer, mobile maintenance engineer, operating engineer, building engineer | facilities-maintenance
welder | welder fabricator, fabricator welder, fitter welder, welding operator, welder fitter, welding technician, welding apprentice | welding-and-fabrication
fabricator | metal worker, plater welder, fabrication technician, metalworker, ornamental iron worker, blacksmith, fabricator fitter, structural steel fitter | welding-and-fabrication
boilermaker | | welding-and-fabrication
welding inspector | welding engineer, welding supervisor, CWI inspector, welding instructor, welding foreman, fabrication supervisor, workshop supervisor fabrication, welding quality inspector, fabrication manager | welding-and-fabrication
rigger | slinger, rigging technician, slinger signaller, banksman, rope access technician | welding-and-fabrication
carpenter | joiner, framer@, door fitter, formworker, carpentry foreman, cabinet installer, remodeler, timber frame erector, door installer, carpenter foreman | carpentry
kitchen fitter | kitchen installer | carpentry
shopfitter | shop fitter | carpentry
flooring installer | floor layer, floor fitter, flooring estimator, flooring specialist, wall and floor tiler | finishing-trades
carpet fitter | carpet installer | finishing-trades
tiler | tile setter, tile installer | finishing-trades
painter | decorator, industrial painter and blaster, paper hanger, painting foreman | finishing-trades
plasterer | taper@, renderer@, ceiling fixer, lather@, skimmer@ | finishing-trades
dry liner | drywall installer, drywall finisher, drywaller, drywall hanger, drylining fixer, drywall mechanic | finishing-trades
glazier | glass installer, glass technician, curtain wall installer, glazing installer, garage door installer, automatic door engineer, door technician, shutter engineer, blinds installer | finishing-trades
window fitter | window installer, window and door installer | finishing-trades
insulation installer | insulation technician, spray foam installer, weatherization technician, retrofit installer, insulator@ | finishing-trades
building maintenance technician | property maintenance technician, apartment maintenance technician, maintenance man, facilities technician, facilities maintenance technician, general maintenance worker, maintenance person, property maintenance operative, maintenance assistant, building maintenance worker, repairs operative, building maintenance engineer, maintenance helper, fabric technician, hotel maintenance technician, facilities operative, voids operative, estates operative, facilities assistant, maintenance custodian, property maintenance worker, site maintenance technician, building fabric engineer, facilities mechanic, facility maintenance worker, make ready technician, maintenance officer, housing maintenance operative | facilities-maintenance
multi trade operative | multi-skilled operative, multi skilled tradesperson, multi trader | facilities-maintenance
handyman | handyperson, handy person | facilities-maintenance
caretaker | site manager of school, school site manager, premises officer, premises manager | facilities-maintenance
building superintendent | superintendent of building | facilities-maintenance
facilities manager | facilities coordinator, facilities supervisor, director of facilities, building manager, facilities director, facilities officer, hard services manager, facilities administrator, maintenance manager of property, facilities operations manager, FM manager, facilities specialist, head of facilities, workplace manager, facilities team leader, building operations manager, facilities management coordinator, soft services manager, property maintenance manager, building maintenance supervisor, facilities maintenance manager, facilities maintenance supervisor, apartment maintenance supervisor | facilities-management
estates manager | estates officer | facilities-management
groundskeeper | groundsman, grounds maintenance operative, landscaper, landscape technician, lawn care technician, horticulturist, landscape laborer, landscape foreman, landscape supervisor, lawn technician, landscape crew member, grounds keeper, grounds person, landscape labourer, grounds maintenance worker, mower@, landscape crew leader, landscape manager, landscape gardener, head gardener, estate gardener | landscaping
fencing contractor | fence installer | landscaping
gardener | | landscaping
greenkeeper | sports turf manager, golf course superintendent | landscaping
arborist | tree surgeon, tree climber, groundsman climber, tree worker, arboricultural consultant, tree officer, tree trimmer, forestry worker | landscaping
locksmith | safe technician, lock technician | finishing-trades
appliance repair technician | appliance technician, white goods engineer, appliance engineer, appliance service technician, appliance installer, appliance repairman, washing machine engineer | field-service
field service technician | service engineer, service technician, field technician, installation engineer, field service specialist, field service representative, on-site engineer, field service manager, service manager field, weighing engineer, compressor engineer | field-service
catering engineer | catering equipment engineer, vending engineer, coffee machine engineer | field-service
pump engineer | pump technician | field-service
generator technician | generator engineer | field-service
pest control technician | exterminator, pest technician, pest controller, pest control operator, pest management technician, termite technician, fumigator, pest control specialist | field-service
restoration technician | water damage technician, mitigation technician, mold remediation technician, disaster recovery technician, lead abatement worker | field-service
asbestos surveyor | asbestos removal operative, abatement worker, asbestos analyst, asbestos worker | field-service
pool technician | pool maintenance technician, pool cleaner, pool service technician, pool plant operator | field-service
sign installer | sign maker, signwriter, vinyl wrapper, graphics installer, sign fabricator, vehicle wrapper | finishing-trades
stonemason | stone cutter, stone fixer, monumental mason, countertop installer, countertop fabricator, granite fabricator, stone fabricator | finishing-trades
fire door inspector | fire stopping operative, passive fire protection installer, fire door installer, fire stopper | finishing-trades
farrier | horseshoer | field-service
`
