import { expect, test } from 'vitest'
import { isGift } from './is-gift.ts'

test.each([
  'Free parking on site',
  'Free meals on shift',
  'Hours flexible around school times',
  'Company phone and laptop',
  'Benefits after 3 months, RRSP match 4%, boot and tool allowance',
  'Mediclaim for family and parents, car lease, meal card',
  'You’ll get 22 days plus bank holidays, a van you can take home and a profit share',
  'Dog-friendly office',
  'Enhanced maternity and paternity leave',
  'Season ticket loan',
  'Childcare vouchers',
  'Relocation package',
  'Visa sponsorship available',
  'Access to wellbeing apps such as Headspace',
  'Funded Level 5 diploma',
  'Life assurance 4x salary',
  'Clear career path to team leader',
  'Regular social events, from climbing to cooking classes',
  'Conference attendance',
  'Full training in first aid',
  'You will get training towards your Level 3 and a clear path to valuer',
  'Sedation training can be arranged for the right candidate',
  'Training on our tills will be provided',
  'German lessons',
  'Flexible working hours',
  'Canteen.',
  'Owner will provide PPE, lifts.',
  'Company supplies van, fuel card and tablet.',
  'Your van, diesel and phone are on us.',
  'Tools, truck and fuel card provided.',
  'Ropes and PPE supplied, RDO each month.',
  'Great central location near public transit',
])('%s is given', (line) => {
  expect(isGift(line)).toBe(true)
})

test.each([
  'Free blocked drains',
  'Free up time of the partners',
  'Company law',
  'Company phone system support',
  'Family-friendly cooking',
  'Life assurance underwriting',
  'Visa sponsorship licence applications',
  'Access to a car',
  'Career advice for pupils and parents',
  'Training in first aid',
  'You will receive deliveries and check them',
  'Staff training on new tills',
  'Teach German lessons',
  'Childcare',
  'Provide PPE training to new starters',
  'Client reporting in Power BI',
  'Prime location scouting for shoots',
  'Central heating systems',
  'The company provides accounting services to farms',
])('%s may be asked for', (line) => {
  expect(isGift(line)).toBe(false)
})
