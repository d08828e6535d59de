import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function askedOf(task: string): string[] {
  const { requirements } = readPosting(
    `Coordinator\n\nDuties\n- Keep the rota of the hall\n- ${task}`,
  ).job
  return requirements.filter(({ kind }) => kind !== 'duty').map(({ text }) => text)
}

describe('isDepartment', () => {
  it.each([
    ['Liaise with HR on new starters', 'HR'],
    ['Liaising with sales, customer care and inspectors', 'sales'],
    ['Liaising with sales, customer care and inspectors', 'customer care'],
    ['Work with inspectors and the local authority on plans', 'local authority'],
    ['Partner with Sales, Product & Support', 'Product & Support'],
    ['Support design transfer of new products with R&D', 'R&D'],
    ['Forward calls to Accounts Payable', 'Accounts Payable'],
    ['Align roadmaps with Engineering and UX', 'UX'],
    ['Book rooms for the Marketing department', 'Marketing'],
    ['Ring Customer Service when a van is late', 'Customer Service'],
  ])('asks for nothing of those who are told or met in "%s"', (task, department) => {
    expect(askedOf(task)).not.toContain(department)
  })

  it.each([
    ['Help with HR and Payroll', 'HR'],
    ['Assist with Accounts Payable every Friday', 'Accounts Payable'],
    ['Working with sales ledger software every day', 'sales ledger'],
    ['Work in Procurement for two days a week', 'Procurement'],
  ])('asks for what is done there in "%s"', (task, subject) => {
    expect(askedOf(task)).toContain(subject)
  })
})
