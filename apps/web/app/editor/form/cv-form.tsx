import type { EditedCv } from '../state/edited-cv.ts'
import { EducationForm } from './education-form.tsx'
import { ExperienceForm } from './experience-form.tsx'
import { HeaderForm } from './header-form.tsx'
import { OwnSectionsForm } from './own-sections-form.tsx'
import { SkillsForm } from './skills-form.tsx'
import { SummaryForm } from './summary-form.tsx'

/** The whole CV, section by section. */
export function CvForm({ cv }: { cv: EditedCv }) {
  return (
    <div className="space-y-4">
      <HeaderForm header={cv.header} />
      <SummaryForm summary={cv.summary} />
      <ExperienceForm roles={cv.experience} />
      <EducationForm schools={cv.education} />
      <SkillsForm groups={cv.skills} />
      <OwnSectionsForm sections={cv.others} />
    </div>
  )
}
