import { expect, test } from 'vitest'
import { isProcess } from './is-process.ts'

test.each([
  'The closing date for applications is 23:59 on Sunday 13 December.',
  'This post is not open to members of such organisations.',
  'You must create an account before you apply',
  'For an informal chat contact the Team Leader.',
  'Please call the Ward Manager if you would like a look round.',
  'Please note that we can’t offer sponsorship and you must already have the right to work.',
  'Stamp 4 or EU passport only as we’re not in a position to sponsor',
  'You will be asked to do a short coding exercise.',
  'We guarantee an interview for disabled applicants and care leavers.',
  'Care leavers are guaranteed an interview.',
  'Due to volume if you havent heard within 5 days you have been unsuccessful',
  'Should you not receive a reply within a week, your application was unsuccessful.',
  'Refs will be taken up.',
  'Medium voltage splicers please note on your resume.',
  'Mention the forklift in your subject line.',
  'As a condition of employment all new hires must provide a satisfactory Vulnerable Sector Check.',
  'New employees will be required to complete a health form.',
  'Any offer of employment is subject to two references.',
  'Early Career Teachers are welcome to apply.',
  'NQJ qualified seniors are encouraged to apply.',
  'Applications from returners are particularly welcome.',
  'The Trust is committed to safeguarding and promoting the welfare of children.',
  'Online searches will be done on shortlisted candidates.',
  'This post is exempt from the Rehabilitation of Offenders Act 1974.',
  'Apply with CV to the office, ask for Shaz.',
  'Call the salon and ask for Mel.',
  'Email Sam your CV, rates and availability.',
  'Message us on WhatsApp with your name and ticket numbers.',
  'Bring your portfolio and two references with you.',
])('"%s" tells how people are hired', (line) => {
  expect(isProcess(line)).toBe(true)
})

test.each([
  'We do not only sponsor visas but advise on them',
  'Speak to customers who call about their account',
  'You must create accounts for new starters',
  'Conduct interviews with witnesses',
  'Note taking in patient records',
  'Call customers back if they have not heard from the garage',
  'This post is the first in a new team that repairs boats',
  'Applicants with Spanish are encouraged to apply',
  'Candidates who have welded aluminium are welcome to apply',
  'You are committed to safeguarding children',
  'Successful candidates must have a degree',
  'Run online searches for new suppliers',
  'Offer letters and contracts',
  'New starters: run the induction',
  'Safeguarding experience',
  'Ask for identification at the bar',
  'Call the customer and ask for their details',
  'Email marketing and messaging campaigns',
  'Bring two new products to market',
])('"%s" may tell what is asked', (line) => {
  expect(isProcess(line)).toBe(false)
})
