/**
 * Lines of made-up CVs, each with ways to word it anew. After "#" the line, its role and lines of other roles; after
 * "+" what says the same; after "-" what says one thing more, less or otherwise.
 */
export const lineWordings = `
# Catalogued 3,400 maps and 12 atlases in the county archive using Koha | Assistant Librarian, Wendle County Archive, 2019 - 2023 | Library Assistant, Thorle Town Library, 2016 - 2019; Ran story time for 25 toddlers every Tuesday; Shelved returns and helped readers find local history
+ Used Koha to catalogue 3,400 maps and twelve atlases at the county archive
+ Catalogued maps (3,400) and atlases (12) for the county archive in Koha
+ Cataloged 3400 maps and 12 atlases in the county archive with Koha
+ In Koha, catalogued 3,400 maps and 12 atlases held by the county archive
- Catalogued 34,000 maps and 12 atlases in the county archive using Koha
- Catalogued 3,400 maps and 12 atlases in the county archive using Koha and Alma
- Catalogued 3,400 maps and 12 atlases at Thorle Town Library using Koha
- Catalogued 3,400 maps and 12 atlases in the national archive using Koha
# Helped the senior keeper move 60 hives to the heather each August | Assistant Beekeeper, Fennimore Honey, 2021 - present | Orchard Hand, Lowick Orchards, 2018 - 2021; Pruned 900 apple trees; Drove a tractor
+ Helped the senior keeper to move sixty hives to the heather every August
+ Assisted the senior keeper in moving 60 hives to the heather each August
+ Each August, helped the senior keeper move 60 hives to the heather
+ Supported the senior keeper with moving 60 hives to the heather in August each year
- Led the move of 60 hives to the heather each August
- Moved 60 hives to the heather each August
- Helped the senior keeper move 60 hives to the heather each August by tractor
- Helped the senior keeper move 600 hives to the heather each August
# Flew 1,850 hours on Dash 8 turboprops from Inverness with no delay charged to the crew | First Officer, Skerry Air, 2020 - present | Flight Instructor, Marram Flying Club, 2017 - 2020; Taught 40 students to solo
+ Flew 1850 hours on Dash 8 turboprops out of Inverness, with no delay charged to the crew
+ Logged 1,850 hours flying Dash 8 turboprops from Inverness without a delay charged to the crew
+ 1,850 hours flown from Inverness on Dash 8 turboprops, no delay charged to the crew
+ Flew Dash 8 turboprops for 1,850 hours from Inverness; no delay was charged to the crew
- Flew 1,850 hours on Dash 8 turboprops from Inverness as captain with no delay charged to the crew
- Flew 1,850 hours on Dash 8 turboprops from Inverness and Aberdeen with no delay charged to the crew
- Flew 1,850 hours on Airbus A320s from Inverness with no delay charged to the crew
- Flew 1,850 hours on Dash 8 turboprops from Inverness with a 99% on-time record and no delay charged to the crew
# Plastered 46 flats on two sites, skimming and float work, a week ahead of plan | Plasterer, Corbel Interiors, 2018 - present | Labourer, Danby Homes, 2015 - 2018; Mixed and carried for three plasterers
+ Plastered forty-six flats across two sites, skim and float, a week ahead of plan
+ Completed skimming and float work on 46 flats on 2 sites, one week ahead of plan
+ Skimming and float work: plastered 46 flats on two sites a week ahead of plan
+ Plastered 46 flats at 2 sites (skimming and float work), finishing a week ahead of plan
- Plastered 46 flats on two sites, skimming and float work, a month ahead of plan
- Plastered 46 houses on two sites, skimming and float work, a week ahead of plan
- Plastered 46 flats on two sites with three plasterers, skimming and float work, a week ahead of plan
- Plastered 46 flats on two sites, skimming, float work and dry lining, a week ahead of plan
# Attended 38 home births as second midwife and wrote the rota for a team of seven | Community Midwife, Ashlar Vale Trust, 2020 - present | Midwife, Tor General Hospital, 2016 - 2020; Worked on the labour ward; Mentored students
+ Attended thirty-eight home births as second midwife, and wrote the rota for a team of 7
+ Wrote the rota for a team of seven and attended 38 home births as second midwife
+ Second midwife at 38 home births; rota writer for a team of seven
+ Was second midwife at 38 home births and wrote rotas for a seven-strong team
- Attended 38 home births as lead midwife and wrote the rota for a team of seven
- Attended 38 home births as second midwife and managed a team of seven
- Attended 38 home births as second midwife and wrote the rota for a team of 17
- Attended 38 home births as second midwife, mentored students and wrote the rota for a team of seven
# Translated 1.2 million words of patents from German into English with memoQ | Patent Translator, self-employed, 2017 - present | Language Assistant, Lycée Mistral, 2015 - 2017; Taught English to classes of 30
+ Translated 1,200,000 words of patents from German to English using memoQ
+ Used memoQ to translate 1.2m words of German patents into English
+ Translated patents from German into English in memoQ: 1.2 million words
+ With memoQ, translated 1.2 million words of patents out of German into English
- Translated 1.2 million words of patents from German and French into English with memoQ
- Translated 1.2 million words of patents from English into German with Trados
- Translated 12 million words of patents from German into English with memoQ
- Translated 1.2 million words of medical patents from German into English with memoQ
# Managed 420 ewes and 80 sucklers; lambing losses fell from 12% to 7% | Farm Manager, Brae Farm, 2018 - present | Shepherd, Cald Hill, 2012 - 2018; Sheared 200 sheep a day
+ Managed 420 ewes and 80 suckler cows and reduced lambing losses from 12% to 7%
+ Managed 420 ewes and eighty sucklers, cutting lambing losses from 12 per cent to 7 per cent
+ Ran 420 ewes and 80 sucklers; lambing losses down from 12 % to 7 %
+ Lambing losses fell from 12% to 7% while managing 420 ewes and 80 sucklers
- Managed 420 ewes and 80 sucklers; lambing losses fell from 12% to 2%
- Managed 80 ewes and 420 sucklers; lambing losses fell from 12% to 7%
- Managed 420 ewes, 80 sucklers and 200 sheep; lambing losses fell from 12% to 7%
- Managed 420 ewes, 80 sucklers and four staff; lambing losses fell from 12% to 7%
# Ran ELISA and qPCR on 90 serum samples a day under GLP | Research Technician, Quill Biosciences, 2021 - present | Lab Assistant, Merle University, 2019 - 2021; Washed glassware; Prepared media in 40 l batches
+ Performed ELISA and qPCR on 90 serum samples per day under GLP
+ Ran ELISAs and qPCR under GLP, 90 serum samples a day
+ Processed ninety serum samples daily by ELISA and qPCR under Good Laboratory Practice
+ Tested 90 samples of serum each day with qPCR and ELISA under GLP
- Ran ELISA, qPCR and Western blots on 90 serum samples a day under GLP
- Ran ELISA and qPCR on 90 serum samples an hour under GLP
- Ran ELISA and qPCR on 90 serum samples a day under GMP
- Validated ELISA and qPCR methods on 190 serum samples a day under GLP
# Answered some 70 calls a day about gas bills, four in five settled at first contact | Customer Adviser, Lumen Gas, 2022 - present | Waiter, Hotel Alba, 2019 - 2022; Served 60 covers
+ Answered about 70 calls a day on gas bills and settled four in five at first contact
+ Answered around seventy calls daily about gas bills, 4 in 5 of them settled at first contact
+ Took some 70 calls per day about gas bills; 4 in 5 settled at first contact
+ Handled some 70 calls a day about gas bills, settling four in five at first contact
- Answered some 70 calls a day about gas and electricity bills, four in five settled at first contact
- Answered some 70 calls an hour about gas bills, four in five settled at first contact
- Answered some 170 calls a day about gas bills, four in five settled at first contact
- Answered some 70 calls a day about gas bills with a satisfaction score of 95%, four in five settled at first contact
# Drafted replies to 250 parliamentary questions and briefed two ministers on flood grants | Higher Executive Officer, Department for Rivers, 2019 - present | Administrative Officer, Passport Office, 2016 - 2019; Checked 90 applications a day
+ Drafted answers to 250 parliamentary questions; briefed two ministers on flood grants
+ Briefed 2 ministers on grants for floods and drafted replies to 250 parliamentary questions
+ Wrote draft replies to 250 parliamentary questions and briefed two ministers about flood grants
+ Drafted 250 replies to parliamentary questions and briefed two ministers on flood grants
- Drafted replies to 250 parliamentary questions and briefed the Prime Minister on flood grants
- Drafted replies to 250 parliamentary questions and briefed two ministers on flood grants of £40m
- Drafted replies to 250 parliamentary questions and briefed two ministers on flood grants and passports
- Approved replies to 2,500 parliamentary questions and briefed two ministers on flood grants
# Took 310 fares a week in a wheelchair-accessible cab, rated 4.9 by passengers | Taxi Driver, Harbour Cabs, 2017 - present | Van Driver, Petal Flowers, 2014 - 2017; Delivered 80 bouquets a day
+ Took 310 fares per week in a cab accessible to wheelchairs, rated 4.9 by passengers
+ Drove a wheelchair-accessible cab, taking 310 fares a week and rated 4.9 by passengers
+ Rated 4.9 by passengers; took 310 fares a week in a wheelchair-accessible cab
+ Took 310 fares weekly in a wheelchair-accessible cab with a passenger rating of 4.9
- Took 310 fares a day in a wheelchair-accessible cab, rated 4.9 by passengers
- Took 310 fares a week in a wheelchair-accessible cab, rated 5.0 by passengers
- Took 310 fares a week in an electric wheelchair-accessible cab, rated 4.9 by passengers
- Took 310 fares and 80 parcels a week in a wheelchair-accessible cab, rated 4.9 by passengers
# Contributed to a grant of €180,000 for river sensors, writing the data section | Postdoctoral Researcher, Institute of Waters, 2021 - 2024 | Doctoral Student, University of Kells, 2017 - 2021; Wrote a thesis on peat
+ Contributed the data section to a €180,000 grant for river sensors
+ Wrote the data section of a grant of €180k for river sensors, as a contribution
+ Contributed to a EUR 180,000 grant for river sensors by writing the data section
+ Helped with a grant of €180,000 for river sensors by writing its data section
- Won a grant of €180,000 for river sensors
- Contributed to a grant of €180,000 for river sensors, writing the data and budget sections
- Contributed to a grant of €1.8m for river sensors, writing the data section
- Contributed to a grant of $180,000 for river sensors, writing the data section
# Serviced 14 lifts in council blocks and kept call-outs under nine a month | Lift Engineer, Ascend Lifts, 2019 - present | Apprentice Electrician, Volt & Son, 2015 - 2019; Wired 30 houses
+ Serviced fourteen lifts in council blocks, keeping call-outs below 9 a month
+ Maintained 14 lifts in council blocks and kept call-outs under nine per month
+ Kept call-outs under 9 a month by servicing 14 lifts in council blocks
+ Serviced 14 lifts in blocks owned by the council; call-outs kept under nine a month
- Serviced 14 lifts in council blocks and kept call-outs under nine a year
- Serviced 14 lifts and escalators in council blocks and kept call-outs under nine a month
- Installed 14 lifts in 30 council houses and kept call-outs under nine a month
- Serviced 14 lifts in hospital blocks and kept call-outs under nine a month
# Edited 22 radio features, two of them broadcast nationally, in Reaper | Audio Producer, Saltmarsh Radio, 2020 - present | Volunteer, Campus FM, 2018 - 2020; Presented a jazz show
+ Edited twenty-two radio features in Reaper, 2 of which were broadcast nationally
+ In Reaper, edited 22 features for radio; two were broadcast nationally
+ Edited 22 radio features using Reaper, two of them broadcast nationwide
+ Used Reaper to edit 22 radio features, two broadcast nationally
- Edited 22 radio features, all of them broadcast nationally, in Reaper and Pro Tools
- Edited and presented 22 radio features, twelve of them broadcast nationally, in Reaper
- Edited 22 award-winning radio features, two of them broadcast nationally, in Reaper
- Edited 22 jazz features, two of them broadcast nationally, in Reaper
# Reconciled the petty cash of 11 branches and found £4,300 of errors in 2024 | Accounts Assistant, Brindle Stores, 2022 - present | Cashier, Brindle Stores, 2019 - 2022; Counted tills
+ Reconciled petty cash for eleven branches, finding errors of £4,300 in 2024
+ Found £4,300 of errors in 2024 when reconciling the petty cash of 11 branches
+ Did the petty cash reconciliation of 11 branches and found £4.3k of errors in 2024
+ Reconciled petty cash at 11 branches; found errors worth £4,300 in 2024
- Reconciled the petty cash of 11 branches and found £43,000 of errors in 2024
- Reconciled the bank accounts of 11 branches and found £4,300 of fraud in 2024
- Reconciled the petty cash of 11 branches and found £4,300 of errors in 2023
- Reconciled the petty cash and payroll of 11 branches and found £4,300 of errors in 2024
# Teach the violin to 34 pupils aged 6 to 17, Grades 1 to 8 | Peripatetic Violin Teacher, Cantle Music Service, 2018 - present | Orchestral player, Northern Sinfonia of Vale, 2014 - 2018; Toured six countries
+ Teach thirty-four pupils between 6 and 17 the violin, from Grade 1 to Grade 8
+ Teach violin to 34 pupils aged six to seventeen (Grades 1-8)
+ Violin teaching for 34 pupils aged 6 to 17, Grades 1 to 8
+ Teach 34 pupils the violin; ages 6 to 17; Grades 1 to 8
- Teach the violin and viola to 34 pupils aged 6 to 17, Grades 1 to 8
- Teach the violin to 34 pupils aged 6 to 17, Grades 1 to 8, with a pass rate of 100%
- Teach the violin to 54 pupils aged 6 to 17, Grades 1 to 8
- Teach the violin in six countries to 34 pupils aged 6 to 17, Grades 1 to 8
# BSc Marine Biology, second class, University of Strand, 2016; three terms of an MSc not finished | Education | Field Assistant, Rockpool Trust, 2016 - 2018; Counted limpets
+ Bachelor of Science in Marine Biology, second class, University of Strand, 2016; 3 terms of an MSc not finished
+ University of Strand: BSc Marine Biology (second class) 2016; three terms of an MSc, not finished
+ BSc in Marine Biology, University of Strand, 2016, second class; three terms of an MSc not finished
+ BSc Marine Biology (2016, second class), University of Strand; three terms of an unfinished MSc, not finished
- MSc Marine Biology, University of Strand, 2016
- BSc Marine Biology, first class, University of Strand, 2016; three terms of an MSc not finished
- PhD Marine Biology, second class, University of Strand, 2016; three terms of an MSc not finished
- BSc Marine Biology, second class, University of Strand, 2016; MSc finished
# Programmed Siemens S7-1500 controllers for three bottling lines and cut stops from 14 to 9 a shift | Controls Technician, Vesper Brewing, 2020 - present | Electrician, Mill Lane Motors, 2016 - 2020; Rewound motors
+ Programmed Siemens S7-1500 PLCs for 3 bottling lines, cutting stops from fourteen to nine a shift
+ Cut stops from 14 to 9 per shift by programming Siemens S7-1500 controllers for three bottling lines
+ Programmed S7-1500 controllers (Siemens) for three bottling lines; stops fell from 14 to 9 a shift
+ Programmed Siemens S7-1500 controllers on three bottling lines and reduced stops from 14 to 9 a shift
- Programmed Siemens S7-1500 and Allen-Bradley controllers for three bottling lines and cut stops from 14 to 9 a shift
- Programmed Siemens S7-1500 controllers for three bottling lines and cut stops from 14 to 9 a week
- Programmed Siemens S7-1500 controllers for 13 bottling lines and cut stops from 14 to 9 a shift
- Programmed Siemens S7-1500 controllers for three bottling lines and rewound motors, cutting stops from 14 to 9 a shift
# Looked after a classroom of 8 children with autism together with a teacher and one more aide | Teaching Assistant, Alder School, 2021 - present | Nanny, private household, 2018 - 2021; Cared for twins
+ Looked after 8 children with autism in a classroom together with a teacher and one other aide
+ Cared for a classroom of eight children with autism, together with a teacher and one more aide
+ Together with a teacher and one more aide, looked after a classroom of 8 autistic children
+ Looked after a class of 8 children with autism together with one more aide and a teacher
- Looked after a classroom of 8 children with autism
- Taught a classroom of 8 children with autism together with a teacher and one more aide in Makaton
- Looked after a classroom of 18 children with autism together with a teacher and one more aide
- Supervised one more aide and looked after a classroom of 8 children with autism and Down's syndrome together with a teacher
# Built timber frames for 9 barns, oak and Douglas fir, the largest 30 metres long | Timber Framer, Hartwell Frames, 2017 - present | Joiner, Dale Windows, 2013 - 2017; Made sash windows
+ Built nine timber barn frames in oak and Douglas fir, the largest 30 metres long
+ Built oak and Douglas fir timber frames for 9 barns, the largest thirty metres in length
+ Timber frames for 9 barns built in oak and Douglas fir; the largest was 30 metres long
+ Built timber frames for nine barns (oak, Douglas fir), the largest 30 m long
- Built timber frames for 9 barns, oak and Douglas fir, the largest 30 feet long
- Built timber frames for 9 churches, oak and Douglas fir, the largest 30 metres long
- Built timber frames for 9 barns and made sash windows, oak and Douglas fir, the largest 30 metres long
- Designed and built timber frames for 29 barns, oak and Douglas fir, the largest 30 metres long
# Wrote Terraform modules that 5 teams use and moved 40 services from Heroku to AWS | Platform Engineer, Tideway Apps, 2021 - present | Support Engineer, Cloudberry, 2018 - 2021; Closed 20 tickets a day
+ Wrote Terraform modules used by five teams and migrated 40 services from Heroku to AWS
+ Moved forty services from Heroku to Amazon Web Services and wrote Terraform modules that 5 teams use
+ Wrote modules in Terraform for 5 teams; moved 40 services off Heroku and on to AWS
+ Authored Terraform modules that five teams use, and moved 40 services to AWS from Heroku
- Wrote Terraform modules that 5 teams use and moved 40 services from Heroku to AWS and GCP
- Wrote Terraform modules that 5 teams use and moved 40 services from Heroku to Kubernetes
- Wrote Terraform modules that 15 teams use and moved 40 services from Heroku to AWS
- Wrote Terraform modules that 5 teams use and moved 40 services from Heroku to AWS, halving costs
# Sold 180 policies a year over the phone, third of 24 agents in 2023 | Insurance Sales Agent, Keystone Cover, 2021 - present | Shop Assistant, Willow Shoes, 2018 - 2021; Sold shoes
+ Sold 180 policies per year by phone; third of 24 agents in 2023
+ Sold 180 policies yearly over the telephone, ranking third of twenty-four agents in 2023
+ Third of 24 agents in 2023, selling 180 policies a year over the phone
+ Sold 180 policies each year over the phone, 3rd of 24 agents in 2023
- Sold 180 policies a month over the phone, third of 24 agents in 2023
- Sold 180 policies a year over the phone, first of 24 agents in 2023
- Sold 180 policies a year over the phone, third of 240 agents in 2023
- Sold 180 life policies a year over the phone, third of 24 agents in 2023
# Kept the stores of a field hospital of 50 beds in Mali for six months | Logistician, Medic Bridge, 2022 | Warehouse Clerk, Port of Lund, 2017 - 2021; Booked 60 containers a week
+ For 6 months, kept the stores of a 50-bed field hospital in Mali
+ Kept stores for a field hospital with fifty beds in Mali over six months
+ Six months keeping the stores of a field hospital of 50 beds in Mali
+ Maintained the stores of a field hospital in Mali (50 beds) for six months
- Kept the stores of a field hospital of 50 beds in Mali for six years
- Kept the stores of a field hospital of 50 beds in Mali and Niger for six months
- Kept the stores of a field hospital of 150 beds in Mali for six months
- Kept the stores of a field hospital of 50 beds in Mali for six months with a staff of ten
# Assisted with the year-end stocktake of 12,000 lines; variance 0.4% | Stock Clerk, Barrow Tools, 2020 - 2023 | Sales Assistant, Barrow Tools, 2018 - 2020; Served trade customers
+ Assisted with the year-end stocktake of 12k lines, with a variance of 0.4%
+ Helped with the stocktake of 12,000 lines at year end; variance 0.4 %
+ Assisted in the year end stocktake of 12,000 lines (variance 0.4%)
+ Supported the year-end stocktake of 12,000 lines, variance 0.4 percent
- Led the year-end stocktake of 12,000 lines; variance 0.4%
- Assisted with the year-end stocktake of 12,000 lines; variance 0.04%
- Assisted with the monthly stocktake of 120,000 lines; variance 0.4%
- Assisted with the year-end stocktake of 12,000 lines in SAP; variance 0.4%
# Organised the conference dinner for 220 guests and stayed £1,900 under budget | Events Assistant, Quorum House, 2022 - present | Barista, Bean Row, 2019 - 2022; Trained two starters
+ Organized the conference dinner for 220 guests, staying £1,900 under budget
+ Arranged a conference dinner for 220 guests and came in £1,900 under budget
+ Organised the dinner of the conference for 220 guests at £1.9k under budget
+ Stayed £1,900 under budget organising the conference dinner for 220 guests
- Organised the conference dinner for 220 guests and stayed £19,000 under budget
- Organised the conference for 220 guests and 12 speakers and stayed £1,900 under budget
- Organised the conference dinner for 2,200 guests and stayed £1,900 under budget
- Organised the conference dinner for 220 guests with a budget of £30,000 and stayed £1,900 under it
# Prescribed orthoses to 15 patients a clinic and taught gait to podiatry students one day a week | Podiatrist, Solent Feet, 2018 - present | Podiatrist, Cove Hospital, 2015 - 2018; Cut nails of diabetic patients
+ Prescribed orthoses to fifteen patients per clinic and taught gait to students of podiatry one day a week
+ Taught gait to podiatry students one day per week and prescribed orthoses to 15 patients a clinic
+ Prescribed orthoses for 15 patients in each clinic; taught podiatry students gait one day a week
+ One day a week taught gait to podiatry students; prescribed orthoses to 15 patients a clinic
- Prescribed orthoses to 15 diabetic patients a clinic and taught gait to podiatry students one day a week
- Prescribed orthoses to 15 patients a clinic and taught gait to podiatry students three days a week
- Prescribed orthoses and medicines to 15 patients a clinic and taught gait to podiatry students one day a week
- Prescribed orthoses to 15 patients a clinic and lectured in gait at Solent University one day a week
`
