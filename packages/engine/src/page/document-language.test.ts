import { describe, expect, it } from 'vitest'
import { documentLanguage } from './document-language.ts'

const languageOf = (summary: string) =>
  documentLanguage({
    header: { name: 'Mara Quist', email: 'mara@example.com', phone: '', location: '', links: [] },
    summary,
    experience: [],
    education: [],
    skills: ['Excel'],
    others: [],
  })

describe('documentLanguage', () => {
  it.each([
    ['Keeps a ward calm and its papers in order, with a team of nine.', 'en'],
    ['Leitet die Station mit einem Team von neun und sorgt für den Dienstplan.', 'de'],
    ['Dirige le service avec une équipe de neuf personnes et tient les plannings.', 'fr'],
    ['Νοσηλεύτρια με δώδεκα χρόνια εμπειρίας στην εντατική θεραπεία.', 'el'],
    ['Інженерка з якості, сім років на харчових виробництвах.', 'uk'],
    ['Инженер по качеству, семь лет на пищевых производствах.', 'ru'],
    ['מהנדסת איכות עם ניסיון של שבע שנים במפעלי מזון גדולים', 'he'],
    ['مهندسة جودة بخبرة سبع سنوات في مصانع الأغذية', 'ar'],
    ['看護師として七年間、救急病棟で勤務しています', 'ja'],
    ['护士，七年急诊科工作经验，负责三十六张床位的病区管理', 'zh'],
  ])('tells the language of %j', (summary, language) => {
    expect(languageOf(summary)).toBe(language)
  })

  it('takes a CV of names and lists for English', () => {
    expect(languageOf('')).toBe('en')
  })
})
