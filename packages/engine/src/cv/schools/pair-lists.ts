import type { CvSchool } from '../cv.ts'

/**
 * "Institutions attended with dates" over "Qualifications obtained with dates": of two lists, one of schools and one of
 * what was passed, those go together that end in the same year.
 */
export function pairLists(schools: CvSchool[]): CvSchool[] {
  const houses = schools.filter((school) => school.institution && !school.degree)
  const papers = schools.filter((school) => school.degree && !school.institution)
  if (houses.length < fewest || papers.length < fewest || !areTwoLists(houses, papers))
    return schools
  const pairs = papers.flatMap((paper) => {
    const [house, ...more] = houses.filter((own) => endOf(own) === endOf(paper))
    const others = papers.filter((own) => endOf(own) === endOf(paper))
    const isSure = house && endOf(house) && more.length === 0 && others.length === 1
    return isSure ? [{ house, paper }] : []
  })
  if (pairs.length < fewest) return schools
  return schools.flatMap((school) => {
    if (pairs.some(({ house }) => house === school)) return []
    const pair = pairs.find(({ paper }) => paper === school)
    return pair ? [together(pair.house, school)] : [school]
  })
}

/** One match may be chance. */
const fewest = 2

/** One list stands wholly above the other. */
function areTwoLists(houses: readonly CvSchool[], papers: readonly CvSchool[]): boolean {
  const [above, below] = startOf(houses) < startOf(papers) ? [houses, papers] : [papers, houses]
  return Math.max(...above.map(({ span }) => span.end)) <= startOf(below)
}

function startOf(schools: readonly CvSchool[]): number {
  return Math.min(...schools.map(({ span }) => span.start))
}

function endOf({ to }: CvSchool): number | undefined {
  return to === null || to === 'present' ? undefined : to.year
}

function together(house: CvSchool, paper: CvSchool): CvSchool {
  const { institution, dates, from, to } = house
  return { ...paper, institution, dates, from, to, details: [...paper.details, ...house.details] }
}
