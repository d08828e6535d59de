import type { CvDocument } from '@rolefit/contract'

/** A CV as the editor keeps it; the person is made up. */
export const wardManager: CvDocument = {
  header: {
    name: 'Ines Okafor-Lind',
    email: 'ines@example.com',
    phone: '+44 20 7946 0018',
    location: 'Leeds',
    links: ['example.com/ines'],
  },
  summary: 'Ward manager who keeps a ward calm and its papers in order.',
  experience: [
    {
      title: 'Ward Manager',
      company: 'Saint Odile Hospital, Leeds',
      dates: 'Mar 2019 – present',
      bullets: ['Lead 24 nurses on two wards', 'Cut falls by 30 % within a year'],
    },
    {
      title: 'Staff Nurse',
      company: 'Harewood General Hospital',
      dates: '2014 – 2019',
      bullets: ['Cared for 12 patients a shift'],
    },
  ],
  education: [
    { degree: 'BSc Nursing', institution: 'University of Airedale', dates: '2014', details: [] },
  ],
  skills: ['Triage', 'Rostering', 'Wound care'],
  others: [{ heading: 'Languages', items: ['English', 'Igbo'] }],
}
