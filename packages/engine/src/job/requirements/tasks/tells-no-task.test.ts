import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../text/tokenize.ts'
import { tellsNoTask } from './tells-no-task.ts'

const isTalk = (text: string) => {
  const tokens = tokenize(text)
  return tellsNoTask(
    { text, tokens },
    { start: 0, end: text.length, first: 0, last: tokens.length },
  )
}

describe('tellsNoTask', () => {
  it.each([
    'Fenn Homes are a regional builder looking for a Site Manager to take over 120 houses.',
    'Passionate about produce and wanting to progress to Junior Sous',
    'Morning and evening runs available - 16 to 37 hours.',
    'You already work in optics and want to qualify.',
    'Join Gulfwing’s award-winning cabin crew and see the world!',
    'Come and join us on the river.',
    'CCS or CTCS designation',
    'Join Hill Foods and grow with them.',
    'If you like to stand there and push the green button all night, this isn’t it.',
    'Don’t apply if you cannot read a drawing.',
    'Hours Monday to Friday 8.30 - 5.30, 1 in 3 Saturday mornings',
    'You won’t be stuck behind a desk all day.',
    'Our youngest group, fifteen children from one to three, needs a second educator.',
    'This is a fantastic opportunity for somebody who wants to be part of a growing practice.',
    'Our Derby area has lost a much-loved rep to retirement and his patch needs a successor.',
    'Overseas nurses are welcome: who is registered at home can register here.',
    'Our opticians and front desk associates let you focus on care.',
    'Our surveyors sell the contracts.',
    'Our unit performs 1,100 treatment cycles a year.',
    'Nurses, consultants and counsellors work beside us.',
    'No IN, DR or TT99 endorsements',
    'It’s busy, no two days are the same and you will not be sat reading all day.',
    'Could you make a difference to a child’s life?',
    'If you can work without someone stood over you then ring Dean or press apply.',
    'You’ll be great on the phone, well presented and organised.',
    '12 weeks work with potential to go on to the next job, starting on Monday.',
    'This will be an ongoing position.',
    'At Hill House kindness is the heart of everything.',
    'It sits in a directorate of 90 people who work across four sites.',
    'The role sits within our Finance team.',
    'This team sits in the Buildings and Heat group.',
    'Following the promotion of our buyer, the yard has a desk free.',
    'The post would suit a newly qualified pharmacist or one looking to move from the community.',
    'Graduates with relevant thesis work are also considered',
    'Any combination of education and experience that would likely provide the required knowledge is qualifying.',
    'Such alternatives to the above qualifications as the Board may find appropriate and acceptable.',
    'A typical way to obtain the knowledge and abilities would be:',
    'Pride in the Job winners especially welcome!',
    'Candidates from food production will be accepted.',
    'Where you’ll train: Derby College, day release, one day a week',
    'A TLR2a for KS3 Science Co-ordinator may be available to the right person.',
    'Paralegals looking for a qualifying route should look elsewhere.',
    'Previous applicants need not reapply.',
  ])('hears no task in "%s"', (sentence) => {
    expect(isTalk(sentence)).toBe(true)
  })

  it.each([
    'If a press stops, find the fault and clear it.',
    'Make sure that every child feels welcome',
    'Check that returned goods are accepted',
    'It’s a busy role where you will look after forty accounts.',
    'The work is varied and includes invoices and credit control.',
    'If a press stops, call the fitter on duty.',
    'Can you help customers choose tyres?',
    'You will not only fell trees but plan the felling.',
    'Our yard needs somebody to stack timber and drive the loader.',
  ])('hears one in "%s"', (sentence) => {
    expect(isTalk(sentence)).toBe(false)
  })

  it('tells talk about place, pay, luck and the posting from tasks', () => {
    for (const talk of [
      'The role has the potential to convert to a permanent position',
      'Floors around the work area may become slippery',
      'Golden opportunity for somebody who wants to set up on their own',
      'Learn more about our practice',
      'We celebrate individuals by recognising what they do',
      'Location: near Wells, Somerset',
      'benefits offered for all restaurant managers',
      'Are you a natural leader with a passion for bees?',
      'The farm is 20 mins from Bath',
      'We’re a friendly salon of six with a loyal clientele',
      'Our control room runs around the clock with fourteen people',
      'Everything is made here, from bread to ice cream',
      'You will be the third, and belong to the claims team',
      'This post is politically restricted',
      'You’ll be our first full-time marketer, reporting to the CEO',
      'Own transport is handy – we are 4 miles out of town',
      'Work from office, 6 days',
      'Do you stay calm when everyone else is panicking?',
      '20 – 28 per week',
      '37.5 hours per week',
      'What you do need is a good standard of education and a clear voice',
      'To be eligible you need to have a degree and a car',
      'So would SOS feeding training',
      'At Lantern Homecare we give you a week of paid training',
      'Peak is here and we need 40 people!',
      'Shifts 06:00–14:00, 14:00–22:00 or 22:00–06:00',
      'Good at keeping many plates spinning',
      'Able to hit the ground running and happy to wear several hats',
      'New grads are welcome, and so are people with a few years of practice',
    ])
      expect(isTalk(talk), talk).toBe(true)
  })

  it('leaves tasks alone', () => {
    for (const task of [
      'Monitor noise and dust while doors are open',
      'Learn the round and deliver the post',
      'You will check floor temperatures and report what is wrong',
      'Offer a friendly greeting',
      'Can you milk a herd alone?',
      'To work with community groups on the display',
      'Do you speak to farmers each day?',
      'We need somebody to calve cows',
      'Location scouting for two films a year',
      'Package orders for dispatch',
      'We’re looking for somebody to run the shop',
      'You will be the first person whom callers speak to',
      'You will support the students who work with us',
      'Our next hire builds forms and keeps the files',
      'Our aim is that you will run the desk alone',
    ])
      expect(isTalk(task), task).toBe(false)
  })

  it.each([
    'As a barista you are the reason our guests come back',
    'You’ll be the first face our patients see',
    'You’ll be at the heart of everything we do',
    'Overlap till 9:30 pm IST twice a week',
  ])('hears in "%s" what one is to others, or when one works', (line) => {
    expect(isTalk(line)).toBe(true)
  })

  it('hears the task of who is the first point of contact', () => {
    expect(isTalk('You will be the first point of contact for suppliers')).toBe(false)
  })

  it.each(['0-2 yrs exp', 'Client: a ship manager', 'Notice period: 15 days'])(
    'hears no task in "%s"',
    (line) => {
      expect(isTalk(line)).toBe(true)
    },
  )
})
