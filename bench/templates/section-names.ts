export type Section =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'contact'

/** What people call each. */
export const headings: Readonly<Record<Section, readonly string[]>> = {
  summary: ['Summary', 'Profile', 'About me', 'Professional summary', 'Personal profile'],
  experience: [
    'Experience',
    'Work experience',
    'Employment history',
    'Professional experience',
    'Career history',
  ],
  education: ['Education', 'Education and training', 'Qualifications', 'Academic background'],
  skills: ['Skills', 'Key skills', 'Core competencies', 'Areas of expertise', 'Technical skills'],
  languages: ['Languages', 'Language skills'],
  certificates: ['Certifications', 'Certificates', 'Licences and certificates', 'Courses'],
  contact: ['Contact', 'Contact details', 'Personal details'],
}

/** How well languages are spoken, the first one best. */
export const levels = ['Native', 'Fluent', 'B2', 'Intermediate'] as const
