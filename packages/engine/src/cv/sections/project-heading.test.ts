import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'
import { headsProjects } from './project-heading.ts'

describe('headsProjects', () => {
  it.each([
    'Projects Handled',
    'PROJECTS EXECUTED:',
    'Major Projects Undertaken',
    'Project Profile',
    'Project Summary',
    'Details of Projects Handled',
    'List of Projects',
    'SAP Project Experience',
    'On-going Projects',
    'Projects I have worked on',
    'Projects with roles and responsibilities',
    'Final Year Project',
    'Client Projects',
  ])('knows that “%s” heads projects', (line) => {
    expect(headsProjects(line)).toBe(true)
  })

  it.each([
    'Project Manager',
    'Project Engineer',
    'Project Management',
    'Project management and delivery',
    'Delivered three projects on time',
    'Projects Handled: Fleet Tracker',
    'Projects Officer',
    'Managed projects, budgets and teams',
    'Hill Projects Ltd',
  ])('takes “%s” for no heading of projects', (line) => {
    expect(headsProjects(line)).toBe(false)
  })
})

const project = `1. Fleet Tracker
Client: Konark Roadlines
Role: Senior Engineer
- Designed services for positions
- Wrote unit tests in JUnit`

function cvWith(heading: string) {
  return readCv(`Prakash Mohapatra
prakash@example.com

Experience
Senior Engineer, Chilika Technologies Pvt Ltd, Mar 2020 – Present
Engineer, Mahanadi Services, Jan 2017 – Feb 2020

Skills
Java, Spring Boot, Hibernate

${heading}

${project}

Education
B.Tech in Information Technology, Silicon Hills Institute, 2016
`)
}

describe('projects below a list of roles', () => {
  it.each([
    'Projects Handled',
    'Project Summary:',
    'PROJECT PROFILE',
    'Projects Experience',
    'Major Projects',
  ])('are told there, and no list of skills, below “%s”', (heading) => {
    const { projects, skills, experience } = cvWith(heading)
    expect(projects.map(({ text }) => text)).toContain('Designed services for positions')
    expect(skills.map(({ text }) => text)).toEqual(['Java', 'Spring Boot', 'Hibernate'])
    expect(experience).toHaveLength(2)
  })

  it('are told of a role where a line among its bullets says so, and more roles follow', () => {
    const { experience, projects } = readCv(`Prakash Mohapatra
prakash@example.com

Experience

Chilika Technologies Pvt Ltd, Pune
Senior Engineer, Mar 2020 – Present
- Led a team of four engineers
Projects handled:
- Fleet tracker for Konark Roadlines

Mahanadi Services, Pune
Engineer, Jan 2017 – Feb 2020
- Fixed defects of the billing system

Education
B.Tech in Information Technology, Silicon Hills Institute, 2016
`)
    expect(experience.map(({ title }) => title?.text)).toEqual(['Senior Engineer', 'Engineer'])
    expect(experience[0]?.bullets.map(({ text }) => text)).toContain(
      'Fleet tracker for Konark Roadlines',
    )
    expect(projects).toEqual([])
  })

  it.each([
    'Project #1: Fleet Tracker\nClient: Konark Roadlines\nRole: Engineer\nResponsibilities:',
    '1. Project: Fleet Tracker\nClient: Konark Roadlines\nTechnologies: Java 11\nRoles & Responsibilities:',
    'Client : Konark Roadlines\nRole : Engineer\nPeriod : Jan 2017 – Dec 2018\nResponsibilities:',
  ])('are told below the skills without a heading: %s', (form) => {
    const { projects, skills, experience } = cvWith(`${form}\n- Put the depot on Kafka`)
    expect(projects.map(({ text }) => text)).toContain('Put the depot on Kafka')
    expect(skills.map(({ text }) => text)).toEqual(['Java', 'Spring Boot', 'Hibernate'])
    expect(experience).toHaveLength(2)
  })
})
