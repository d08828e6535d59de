import { describe, expect, it } from 'vitest'
import { countSampleTestimonials } from './sample-testimonials.ts'

describe('countSampleTestimonials', () => {
  it('finds the four samples that come with the software', () => {
    expect(countSampleTestimonials()).toBe(4)
  })

  it('finds none once they are replaced', () => {
    expect(countSampleTestimonials('[{"name":"A real person","text":"…"}]')).toBe(0)
  })
})
