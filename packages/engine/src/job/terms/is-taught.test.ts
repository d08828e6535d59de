import { describe, expect, it } from 'vitest'
import { askedOfCoordinator } from '../../../test/asked-of-coordinator.ts'

describe('isTaught', () => {
  it.each([
    ['Salesforce on a tablet (training on our SAP app given)', 'SAP'],
    ['Full training provided on Xero', 'Xero'],
    ['Process invoices (Xero training given)', 'Xero'],
    ['Xero training will be provided', 'Xero'],
    ['Training is given on our till, Xero and Excel', 'Xero'],
    ['Training in Photoshop will be provided', 'Photoshop'],
    ['No need to be an expert; we’ll get you up to speed on Xero', 'Xero'],
    ['We are happy to train someone without a CIPD qualification', 'CIPD'],
    ['We would consider people with no Salesforce experience', 'Salesforce'],
    ['AAT qualified or studying towards it; study support given for ACCA', 'ACCA'],
    ['We pay for your ACCA exams', 'ACCA'],
    ['We fund the ACCA with our College by SAP', 'SAP'],
    ['We will put you through the ACCA', 'ACCA'],
    ['We’ll train you in falconry and in netting', 'netting'],
    ['We’ll train you in falconry and in netting', 'falconry'],
    ['We teach everybody our own tool, Xero', 'Xero'],
    ['We will also fund an ILM diploma for the right person', 'ILM'],
    ['Excel is a must and we show you how to use SAP', 'SAP'],
    ['Kubernetes is something we can teach you', 'Kubernetes'],
    ['Applicants without a degree will be considered', 'degree'],
    ['They use Workday. Any HR system will do.', 'Workday'],
    ['We work in Revit. Experience of any similar package is fine.', 'Revit'],
    ['Degree? We don’t care.', 'Degree'],
    ['SAP experience? Not needed.', 'SAP'],
    ['The company will support you to undertake a Postgraduate Diploma in Payroll', 'Diploma'],
  ])('asks in "%s" for no "%s"', (line, thing) =>
    expect(askedOfCoordinator(line)).not.toContain(thing),
  )

  it.each([
    ['You train new starters on SAP', 'SAP'],
    ['Training provided, but you must know Excel', 'Excel'],
    ['Train people in Excel', 'Excel'],
    ['Train people without Excel skills', 'Excel'],
    ['Excel is a must and we show you how to use SAP', 'Excel'],
    ['You need not have managed people before, but you must know Scrum', 'Scrum'],
    ['We do not need SAP, however you must know Xero', 'Xero'],
    ['Salesforce? You live in it.', 'Salesforce'],
    ['You use Workday. Any mistake will do harm.', 'Workday'],
    ['Xero training certificate', 'Xero'],
    ['Deliver training on Photoshop', 'Photoshop'],
  ])('asks in "%s" for "%s"', (line, thing) => expect(askedOfCoordinator(line)).toContain(thing))
})
