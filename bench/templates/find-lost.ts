import type { Cv } from '@rolefit/engine'
import type { MadeUpCv, MadeUpRole, Month } from './made-up-cv.ts'

/** What a CV holds and its reading does not, each as "what: value". */
export function findLost(truth: MadeUpCv, cv: Cv): readonly string[] {
  const { header } = cv
  const lost = (what: string, value: string, isThere: boolean): readonly string[] =>
    isThere ? [] : [`${what}: ${value}`]
  return [
    ...lost('name', truth.name, isSame(header.name?.text, truth.name)),
    ...lost('email', truth.email, isSame(header.email?.text, truth.email)),
    ...lost('phone', truth.phone, digits(header.phone?.text) === digits(truth.phone)),
    ...lost('summary', 'its words', isWithin(truth.summary, cv.summary?.text)),
    ...truth.roles.flatMap((role) => findLostOfRole(role, cv)),
    ...truth.schools.flatMap(({ degree, school }) => [
      ...lost(
        'degree',
        degree,
        cv.education.some((own) => isWithin(degree, own.degree?.text)),
      ),
      ...lost(
        'school',
        school,
        cv.education.some((own) => isSame(own.institution?.text, school)),
      ),
    ]),
    ...truth.skills.flatMap((skill) =>
      lost(
        'skill',
        skill,
        cv.skills.some(({ text }) => isSame(text, skill)),
      ),
    ),
    ...truth.languages.flatMap((name) =>
      lost(
        'language',
        name,
        cv.languages.some(({ text }) => isWithin(name, text)),
      ),
    ),
    ...truth.certificates.flatMap((name) =>
      lost(
        'certificate',
        name,
        cv.certifications.some(({ text }) => isWithin(name, text)),
      ),
    ),
    ...(cv.experience.length > truth.roles.length
      ? [`roles: ${cv.experience.length} read of ${truth.roles.length}`]
      : []),
  ]
}

/** As many as `findLost` looks for. */
export function countValues({ roles, schools, skills, languages, certificates }: MadeUpCv): number {
  const ofRoles = roles.map(({ bullets }) => 4 + bullets.length)
  const ofLists = [skills, languages, certificates].map(({ length }) => length)
  return [4, ...ofRoles, schools.length * 2, ...ofLists].reduce((sum, count) => sum + count, 0)
}

function findLostOfRole(truth: MadeUpRole, { experience }: Cv): readonly string[] {
  const role =
    experience.find(
      ({ title, company }) =>
        isSame(title?.text, truth.title) && isSame(company?.text, truth.employer),
    ) ?? experience.find(({ title }) => isSame(title?.text, truth.title))
  if (!role) return [`title: ${truth.title}`]
  const lost: string[] = []
  if (!isSame(role.company?.text, truth.employer)) lost.push(`employer: ${truth.employer}`)
  if (!isMonth(role.from, truth.from)) lost.push(`from: ${truth.from.year}, of ${truth.title}`)
  const isEnd = truth.to === 'present' ? role.to === 'present' : isMonth(role.to, truth.to)
  if (!isEnd)
    lost.push(`to: ${truth.to === 'present' ? 'present' : truth.to.year}, of ${truth.title}`)
  for (const bullet of truth.bullets) {
    const isThere = role.bullets.some(({ text }) => isWithin(bullet, text))
    if (!isThere) lost.push(`line: ${bullet}`)
  }
  return lost
}

/** A CV that writes years alone has no months to be read. */
function isMonth(read: Partial<Month> | 'present' | null, truth: Month): boolean {
  if (read === null || read === 'present') return false
  return read.year === truth.year && (read.month ?? truth.month) === truth.month
}

function isSame(read: string | undefined, truth: string): boolean {
  return squeeze(read) === squeeze(truth)
}

function isWithin(truth: string, read: string | undefined): boolean {
  return squeeze(read).includes(squeeze(truth))
}

function squeeze(text = ''): string {
  return text
    .replace(/[\s–—-]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()
}

function digits(text = ''): string {
  return text.replace(/\D/g, '')
}
