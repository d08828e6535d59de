import type { Chance } from '../chance.ts'
import { chooseDates } from '../draw-dates.ts'
import type { MadeUpCv } from '../made-up-cv.ts'
import type { Section } from '../section-names.ts'
import { drawContact, drawContactLine, drawSections } from './draw-sections.ts'
import { drawStyle } from './draw-style.ts'
import { encode } from './markup.ts'

/** A CV as a page of HTML: every part of it drawn in a way of its own, mixed by chance. */
export function drawPage(chance: Chance, cv: MadeUpCv): string {
  const sections = drawSections(chance, cv, chooseDates(chance))
  const frame = chance.pick(frames)
  const body = frame({ chance, cv, sections, ...divide(chance) })
  return `<html><head><meta charset="utf-8"><style>${drawStyle(chance)}</style></head><body>${body}</body></html>`
}

interface Draft {
  readonly chance: Chance
  readonly cv: MadeUpCv
  readonly sections: Readonly<Record<Section, string>>
  /** What the wide column holds, and what the narrow one, where there is one. */
  readonly main: readonly Section[]
  readonly side: readonly Section[]
}

function divide(chance: Chance): Pick<Draft, 'main' | 'side'> {
  const movable = chance.sample<Section>(['education', 'skills', 'languages', 'certificates'], 4)
  const side = movable.slice(0, chance.between(2, 4))
  return {
    side,
    main: ['summary', 'experience', ...movable.filter((section) => !side.includes(section))],
  }
}

function join(sections: Draft['sections'], names: readonly Section[]): string {
  return names.map((name) => `<section>${sections[name]}</section>`).join('')
}

function title(cv: MadeUpCv): string {
  return `<h1>${encode(cv.name)}</h1><div class="headline">${encode(cv.headline)}</div>`
}

const frames: readonly ((draft: Draft) => string)[] = [
  ({ chance, cv, sections, main, side }) =>
    `${title(cv)}${drawContactLine(chance, cv)}${join(sections, [...main, ...side])}`,
  ({ chance, cv, sections, main, side }) =>
    `<div class="middle">${title(cv)}${drawContactLine(chance, cv)}</div>${join(sections, [...main, ...side])}`,
  // The sidebar on the left holds the name too, or only what stands under it.
  ({ cv, sections, main, side }) =>
    `<div class="grid left"><aside>${title(cv)}${join(sections, ['contact', ...side])}</aside><main>${join(sections, main)}</main></div>`,
  ({ chance, cv, sections, main, side }) =>
    `<header>${title(cv)}${drawContactLine(chance, cv)}</header><div class="grid left"><aside>${join(sections, side)}</aside><main>${join(sections, main)}</main></div>`,
  ({ cv, sections, main, side }) =>
    `<div class="grid right"><main>${title(cv)}${join(sections, main)}</main><aside>${join(sections, ['contact', ...side])}</aside></div>`,
  ({ chance, cv, sections, main, side }) =>
    `<header>${title(cv)}${drawContactLine(chance, cv)}</header><div class="grid right"><main>${join(sections, main)}</main><aside>${join(sections, side)}</aside></div>`,
  // What is drawn first stands on the right.
  ({ cv, sections, main, side }) =>
    `<div class="grid left"><main style="order:2">${title(cv)}${join(sections, main)}</main><aside style="order:1">${join(sections, ['contact', ...side])}</aside></div>`,
  ({ cv, sections, main, side }) =>
    `<table class="frame"><tr><td class="narrow">${title(cv)}${join(sections, ['contact', ...side])}</td><td>${join(sections, main)}</td></tr></table>`,
  ({ cv, sections, main, side }) =>
    `<div class="pinned">${join(sections, ['contact', ...side])}</div><div class="beside">${title(cv)}${join(sections, main)}</div>`,
  ({ cv, sections, main, side }) =>
    `<aside class="float">${join(sections, ['contact', ...side])}</aside><div class="past-float">${title(cv)}${join(sections, main)}</div>`,
  // Headings in a column of their own.
  ({ chance, cv, sections, main, side }) =>
    `${title(cv)}${drawContactLine(chance, cv)}<div class="labelled">${join(sections, [...main, ...side])}</div>`,
  ({ chance, cv, sections, main, side }) =>
    `<div class="split"><div>${title(cv)}</div><div>${drawContact(chance, cv)}</div></div>${join(sections, [...main, ...side])}`,
  // Two columns of about one width, under a summary as wide as the page.
  ({ chance, cv, sections, main, side }) =>
    `${title(cv)}${drawContactLine(chance, cv)}${sections.summary}<div class="grid even"><main>${join(sections, ['experience'])}</main><main>${join(sections, [...main.slice(2), ...side])}</main></div>`,
  // Small sections side by side at the foot.
  ({ chance, cv, sections, main, side }) =>
    `${title(cv)}${drawContactLine(chance, cv)}${join(sections, main)}<div class="row">${join(sections, side)}</div>`,
]
