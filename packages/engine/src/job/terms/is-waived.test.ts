import { describe, expect, it } from 'vitest'
import { askedOfCoordinator } from '../../../test/asked-of-coordinator.ts'

describe('isWaived', () => {
  it.each([
    ['The right to work in the UK is needed, a degree is not.', 'degree'],
    ['We ask for curiosity, not a degree.', 'degree'],
    ['Experience matters more to us than a degree.', 'degree'],
    ['Whether you have a degree is of no interest to us.', 'degree'],
    ['We use Linear, Notion and Metabase; we don’t expect you to know them.', 'Notion'],
    ['It’s fine if Kubernetes is new to you.', 'Kubernetes'],
    ['If you don’t know Python yet, that’s OK.', 'Python'],
    ['You may never have touched AutoCAD, and that is fine.', 'AutoCAD'],
    ['We couldn’t care less about PMP.', 'PMP'],
    ['This is not a nursing post and no NMC registration is asked for.', 'NMC'],
    ['Mandarin would be wasted here, English is what we speak.', 'Mandarin'],
    ['Zero barista experience needed.', 'barista'],
    ['We chose React, and you may not know it yet, which is fine.', 'React'],
    ['If you’ve never touched SAP, don’t panic', 'SAP'],
    ['It doesn’t matter whether you have worked with Salesforce before', 'Salesforce'],
    ['There is no requirement to hold an HGV licence', 'HGV'],
    ['Fluent English (German not needed)', 'German'],
    ['MBA candidates please do not apply', 'MBA'],
    ['Candidates with SAP need not apply.', 'SAP'],
    ['You draft letters in French without translation support', 'translation'],
    ['Oracle is being switched off, so nobody needs to learn it.', 'Oracle'],
  ])('lets people off in "%s"', (line, thing) => {
    expect(askedOfCoordinator(line)).not.toContain(thing)
  })

  it.each([
    ['Candidates must not apply without a degree', 'degree'],
    ['French is a must, German is not.', 'French'],
    ['A degree, not just any, in physics.', 'degree'],
    ['We expect you to know Excel.', 'Excel'],
    ['Nobody can do this job without Excel', 'Excel'],
    ['Python matters more than anything.', 'Python'],
    ['Experience of Revit rather than AutoCAD.', 'Revit'],
    ['If you know Python, you will not be bored.', 'Python'],
    ['HACCP is not optional.', 'HACCP'],
    ['You need fluent English (German not needed)', 'English'],
    ['It matters whether you know Python', 'Python'],
    ['You cannot do this without French.', 'French'],
  ])('asks for what it insists on in "%s"', (line, thing) => {
    expect(askedOfCoordinator(line)).toContain(thing)
  })

  it('still asks for the right to work in the sentence that lets people off a degree', () => {
    expect(askedOfCoordinator('The right to work in the UK is needed, a degree is not.')).toContain(
      'right to work',
    )
  })
})
