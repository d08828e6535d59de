import type { GoldenCase } from './golden-case.ts'

export const registeredNurse: GoldenCase = {
  profession: 'registered nurse',
  posting: `Registered Nurse (RN), Medical-Surgical Unit
Ferrow Valley Hospital, Dayton, Ohio. Full time, nights, 36 hours a week

About us
Ferrow Valley Hospital is a 180-bed community hospital that has cared for its neighbors since 1952.

What you will do
• Assess, plan and evaluate care for five to six patients on a 28-bed medical-surgical unit
• Administer medications and IV therapy safely
• Provide wound care and monitor post-operative patients
• Document in Epic, completely and on time
• Teach patients and families before discharge

Required qualifications
• Current, unrestricted RN license in Ohio or a compact state
• Associate degree in nursing (ADN) or Bachelor of Science in Nursing (BSN)
• BLS certification from the American Heart Association
• At least 2 years of acute care experience
• Clear communication with patients, families and physicians

Preferred qualifications
• ACLS certification
• Telemetry experience
• Charge nurse experience

Spanish is a plus. A master's degree is not required.

What we offer
Night differential, tuition reimbursement up to $5,000 a year, a 401(k) with match, health and dental insurance, and free parking.

Ferrow Valley Hospital is an equal opportunity employer. All qualified applicants will be considered without regard to race, religion, sex, age, disability or veteran status.`,
  cvs: {
    strong: `Maribel Ostrander, BSN, RN
Dayton, OH | maribel.ostrander@example.com | (937) 555-0142

SUMMARY
Registered nurse with five years in acute care, the last three on a busy medical-surgical floor.

EXPERIENCE
Registered Nurse, Medical-Surgical Unit
Quillmere Regional Hospital, Springfield, OH | June 2023 - Present
• Care for five to six adult patients a shift on a 32-bed medical-surgical unit, nights
• Dressed post-operative wounds and managed negative pressure therapy; unit infection rate fell from 3.1% to 1.8%
• Give oral and IV medications with bar-code scanning, no reportable errors in two years
• Chart assessments, care plans and discharge teaching in Epic
• Relief charge nurse two nights a month for a team of seven

Registered Nurse, Step-Down Unit
Tannerly Medical Center, Columbus, OH | July 2021 - May 2023
• Watched cardiac rhythms on telemetry for four patients at a time
• Started and maintained peripheral IV lines and drips
• Taught patients and their families about heart failure diets and warning signs
• Precepted two new graduates

EDUCATION
Bachelor of Science in Nursing, Wexcombe State University, 2021

LICENSES AND CERTIFICATIONS
RN, State of Ohio, active (multistate)
BLS and ACLS, American Heart Association, valid to 2027

LANGUAGES
English, conversational Spanish`,
    fair: `Devin Achterberg, RN
Toledo, OH - devin.achterberg@example.com - (419) 555-0117

Profile
Caring registered nurse who has worked in long-term care since graduating and would like to move to a hospital.

Work history
Registered Nurse, Brightmoor Skilled Nursing and Rehab, Toledo, Ohio
September 2024 to present
- Look after up to 24 residents on the evening shift with two aides
- Pass medications and keep the medication record in PointClickCare
- Change dressings and stage pressure injuries, with a weekly wound round
- Call physicians and families when a resident's condition changes
- Admit residents who come from hospital after hip and knee surgery

Nursing Assistant, Brightmoor Skilled Nursing and Rehab
May 2021 to August 2024
- Bathed, fed and moved residents, took vital signs
- Helped residents walk after surgery and wrote down what they ate and drank
- Trained new assistants in safe lifting

Education
Associate Degree in Nursing, Maumee Ridge Community College, 2024

Licenses
Ohio RN license, unrestricted
CPR/BLS card, American Heart Association

Skills
Medication administration, wound care, infection control, communication, teamwork, catheter care, patient positioning`,
    near: `Shanice Oduwole
Cincinnati, OH, shanice.oduwole@example.com, (513) 555-0166

Certified Medical Assistant who keeps a busy clinic moving and puts patients at ease.

Experience

Medical Assistant, Larchfield Family Practice, Cincinnati, OH, 2022 - present
- Room 25 patients a day, take blood pressure, pulse, temperature and weight
- Draw blood, run ECGs and rapid strep tests, and give vaccinations
- Enter histories and medication lists in athenahealth
- Phone patients with results after the doctor has read them
- Order supplies and check the emergency cart every week

Front Desk Clerk, Larchfield Family Practice, 2020 - 2022
- Scheduled visits for four doctors and verified insurance
- Collected copays and balanced the drawer every evening
- Answered sixty calls a day and sent urgent ones to the triage line
- Kept the waiting room calm on full days

Education
Diploma in Medical Assisting, Norwell Career College, 2020

Certifications
CMA (AAMA), since 2020
BLS, American Heart Association

Skills
Phlebotomy, vital signs, injections, appointment scheduling, insurance verification, patient reception

Languages: English, Yoruba`,
    far: `Colby Trevanion
Austin, TX | colby.trevanion@example.com | 512-555-0181

SUMMARY
Backend engineer who has built payment systems for seven years and likes small services with clear owners.

EXPERIENCE
Senior Software Engineer, Palmgrove Pay, Austin, TX (2021 - present)
• Split a Rails monolith into nine Go services; deploys went from weekly to twelve a day
• Designed a ledger on PostgreSQL that books 4 million entries a month without a drift
• Cut p95 latency of the card API from 480 ms to 130 ms
• Mentor three engineers and run the incident reviews

Software Engineer, Tidewell Software, Houston, TX (2018 - 2021)
• Wrote the REST API behind a loyalty program used by 300 stores
• Moved builds to GitHub Actions and brought the test run under six minutes
• Introduced feature flags and canary releases
• Answered for the on-call rota of the checkout team

EDUCATION
B.S. in Computer Science, Gulf Prairie University, 2018

SKILLS
Go, Ruby, PostgreSQL, Redis, Kafka, Docker, Kubernetes, Terraform, AWS, Grafana

OTHER
Speaker at two local meetups about idempotent APIs. Maintains a small open-source library for money arithmetic.`,
  },
  asks: [
    { words: 'RN license', importance: 'must' },
    { words: 'BLS', importance: 'must' },
    { words: 'acute care', importance: 'must' },
    { words: '2 years', importance: 'must' },
    { words: 'Bachelor of Science in Nursing', importance: 'must' },
    { words: 'wound care' },
    { words: 'IV therapy' },
    { words: 'Epic' },
    { words: 'ACLS', importance: 'preferred' },
    { words: 'Telemetry', importance: 'preferred' },
    { words: 'Charge nurse', importance: 'preferred' },
    { words: 'Spanish', importance: 'optional' },
  ],
  asksNot: [
    "master's degree",
    'tuition reimbursement',
    '401(k)',
    'dental insurance',
    'veteran status',
  ],
  shows: [
    { words: 'wound care', quotes: ['Dressed post-operative wounds'] },
    { words: 'Epic', quotes: ['Chart assessments, care plans and discharge teaching in Epic'] },
    { words: 'Telemetry', quotes: ['cardiac rhythms on telemetry'] },
    { words: 'Charge nurse', quotes: ['Relief charge nurse'] },
    {
      words: 'Bachelor of Science in Nursing',
      quotes: ['Bachelor of Science in Nursing', 'BSN, RN'],
    },
    { words: 'RN license', quotes: ['RN, State of Ohio, active (multistate)', 'BSN, RN'] },
    { words: 'ACLS', quotes: ['BLS and ACLS'] },
    { words: 'Spanish', quotes: ['conversational Spanish'] },
  ],
  lacks: ['ACLS', 'Telemetry', 'Charge nurse', 'Spanish'],
}
