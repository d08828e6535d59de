import type { GradedCase } from './graded-case.ts'

export const mathsTeacher: GradedCase = {
  profession: 'maths teacher',
  posting: `Teacher of Mathematics, Ashgrove Academy (11-18)

From January, full time. We are a department of ten with good results and shared lessons.

The post: teach Key Stage 3 to 5, including A level; plan and mark; use assessment data; be a form tutor; run one club or intervention group.

Person specification
Essential: qualified teacher status (QTS); degree in mathematics or a subject close to it; experience of teaching GCSE mathematics; strong classroom management; safeguarding knowledge.
Desirable: A level or further maths teaching; two years or more in a secondary school; work with pupils with SEND; examiner experience; GeoGebra, Desmos or similar.`,
  cvs: {
    a: `Imogen Lathe, Teacher of Mathematics
Westbrook School, 2018 - present
- Teach Years 7 to 13, A level pure and further maths; 78 % A*-B in 2025
- GCSE higher sets; examiner for the board since 2021
- Form tutor of Year 10, puzzle club
- Desmos and GeoGebra, assessment data to plan intervention
- SEND link teacher
BSc Mathematics, PGCE with QTS 2018. Safeguarding level 2.`,
    b: `Tobias Yelland, Maths Teacher
Northgate High, 2024 - present
- Key Stage 3 and GCSE foundation and higher classes
- Form tutor, lunchtime intervention
- Behaviour calm, praised in observation
BSc Physics with Maths 2023, PGCE Secondary Mathematics, QTS 2024. Early career teacher, year two. Safeguarding trained.`,
    c: `Clemency Rowe, Primary Teacher
St Anne's Primary, 2014 - present
- Year 6 class, maths lead; SATs maths 88 %
- Safeguarding deputy, SEND groups
- Times tables club, parents' workshops
BEd Primary, QTS 2014. A level mathematics.`,
    d: `Professor Otis Brane, University Lecturer
Mathematics department, Corley University, 2005 - present
- Lectures in analysis and algebra to 200 students
- Supervises PhD students, 40 papers
- Outreach days for sixth formers
PhD Mathematics. Fellow of the Higher Education Academy. No QTS.`,
    e: `Ffion Garland, Trainee Teacher
PGCE Secondary Mathematics, Wexley University, 2026 - present; QTS expected in July
- Placement: Year 7 to 10, two GCSE sets
- Tutor in a maths centre 2022 - 2026
BSc Mathematics and Statistics 2022. Safeguarding course.`,
    f: `Marlon Pryce, Head of Mathematics
Eastfield School, 2009 - 2025
- Department of twelve; GCSE grade 4+ from 61 to 79 %
- Taught A level mechanics and further maths
- Data, timetables, observation, exam entries; senior examiner
BSc Mathematics, PGCE, QTS. NPQ in leading teaching. Stepping back from leadership after sixteen years.`,
    g: `Xanthe Dole, Teacher of Physics
Riverside School, 2017 - present
- Physics Key Stage 3 to A level; two GCSE maths classes since 2022
- Form tutor, rocket club
- Assessment data, intervention, safeguarding level 2
MEng Engineering, PGCE Physics, QTS.`,
    h: `Caspian Reeve, Cover Supervisor
Ashgrove Academy, 2021 - present
- Supervises classes in all subjects, often maths
- Behaviour policy, one-to-one maths support for pupils with SEND
- Homework club
BSc Accounting 2020. Safeguarding trained. No teaching qualification.`,
    i: `Renske Vogel, Wiskunde teacher
Gymnasium Utrecht, 2012 - 2025
- Mathematics for ages 12 to 18, final exam classes
- GeoGebra lessons shared nationally, mentor of a class
- Pupils with dyscalculia
MSc Mathematics, Dutch first-degree teaching licence; QTS awarded by application in 2026. English C1. Tutor for GCSE pupils since September.`,
    j: `Barty Combe, Private Tutor
Self-employed, 2012 - present
- GCSE and A level maths, 30 pupils a week, one to one
- Desmos, past papers, online lessons
- Former actuary
BSc Mathematics. Enhanced DBS. No QTS, no school classes.`,
    k: `Paloma Wren, Teacher of English
Harbour Academy, 2015 - present
- Key Stage 3 to 5 English, GCSE and A level, results above target
- Form tutor, debating club, data, SEND
- Safeguarding level 2
BA English, PGCE, QTS.`,
    l: `Gethin Lowe, Maths Teacher
Further education college, 2016 - present
- GCSE resit maths, groups of 25, 16 to 19 and adults
- Core maths level 3
- Learners with SEND, intervention, tracking
- Desmos
BSc Economics, PGCE in post-compulsory education with QTLS. Safeguarding level 2.`,
  },
  grades: {
    recruiter: { a: 10, b: 8, c: 3, d: 2, e: 5, f: 9, g: 7, h: 2, i: 8, j: 3, k: 1, l: 6 },
    manager: { a: 10, b: 7, c: 4, d: 3, e: 5, f: 8, g: 7, h: 2, i: 8, j: 4, k: 1, l: 6 },
    personnel: { a: 10, b: 9, c: 4, d: 1, e: 3, f: 9, g: 7, h: 1, i: 7, j: 1, k: 2, l: 6 },
  },
}
