import { describe, expect, it } from 'vitest'
import { tellsOfCharacter } from './tells-of-character.ts'

const tells = (text: string) => tellsOfCharacter(text, { start: 0, end: text.length })

describe('tellsOfCharacter', () => {
  it('knows what one is like from what one can do or holds', () => {
    expect(tells("You're curious, pragmatic and low ego")).toBe(true)
    expect(tells('You are calm and kind.')).toBe(true)
    expect(tells('You are familiar with Kafka and Flink')).toBe(false)
    expect(tells('You are a good listener')).toBe(false)
    expect(tells('Patient, caring and enthusiastic (E)')).toBe(true)
    expect(tells('Reliable and punctual.')).toBe(true)
    expect(tells("Calm when the printer won't stop.")).toBe(true)
    expect(tells('Cool fermentation tanks')).toBe(false)
    expect(tells('Patient transport and lifting')).toBe(false)
    expect(tells('Build pipelines')).toBe(false)
    expect(tells("We need somebody who is kind, punctual and doesn't mind a busy day")).toBe(true)
    expect(tells('You should be quick on your feet, as it gets busy')).toBe(true)
    expect(tells('You must be confident with Excel and pivot tables')).toBe(false)
    expect(tells('We need somebody who can weld')).toBe(false)
    expect(tells("You don't mind getting your hands dirty")).toBe(true)
    expect(tells("Ninety open files don't scare you")).toBe(true)
  })
})
