import { describe, expect, it } from 'vitest'
import { drawableText } from './drawable-text.ts'

describe('drawableText', () => {
  it('leaves alone what some font has', () => {
    const text = 'Łódź, Nguyễn, שרה, فاطمة, 李伟 ★ → ✓\nC++'
    expect(drawableText(text)).toEqual({ text, leftOut: [] })
  })

  it('takes the plainer sign for what looks the same', () => {
    expect(drawableText('⭐⭐ ✅ 𝐉𝐨𝐡𝐧 ✔️')).toEqual({ text: '★★ ✓ John ✔', leftOut: [] })
  })

  it('draws the signs of a contact line and of lists, each in its plainer form', () => {
    expect(drawableText('📞 📧 📩 🔹 🔸 ⏺ 👉 🌟 ❌')).toEqual({
      text: '☎ ✉ ✉ • • • → ★ ✗',
      leftOut: [],
    })
  })

  it('leaves out signs one by one, and words as a whole', () => {
    expect(drawableText('🚀 Launched 🚀 for (नेहा) today')).toEqual({
      text: 'Launched for today',
      leftOut: ['🚀', '(नेहा)'],
    })
  })

  it('keeps the lines of a text', () => {
    expect(drawableText('One 🚀\ntwo').text.split('\n')).toHaveLength(2)
  })
})
