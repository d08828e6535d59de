import type { Chance } from '../chance.ts'

/** Sizes, spaces and colours, drawn by chance within what builders use. */
export function drawStyle(chance: Chance): string {
  const size = chance.pick([8.5, 9, 9.5, 10, 10.5, 11])
  const gap = chance.between(12, 34)
  const narrow = chance.between(26, 38)
  const dated = chance.between(80, 130)
  const family = chance.pick([
    'DejaVu Sans',
    'DejaVu Serif',
    'Open Sans',
    'DejaVu Sans Condensed',
    'sans-serif',
    'serif',
    'Arimo',
    'Carlito',
  ])
  const shade = chance.pick(['', 'background:#eef1f5;', 'background:#23384d;color:#fff;'])
  const pad = shade === '' ? 0 : 12
  return `
    @page { margin: ${chance.between(8, 20)}mm }
    body { overflow-wrap: break-word; font: ${size}pt/${chance.pick([1.2, 1.35, 1.5])} '${family}', sans-serif; margin: 0 }
    h1 { font-size: ${size * chance.pick([1.8, 2.2, 2.8])}pt; line-height: 1.15; margin: 0; ${chance.pick(['', '', 'text-transform:uppercase;', 'letter-spacing:3px;'])} }
    h2 { font-size: ${size * chance.pick([1.1, 1.25, 1.4])}pt; margin: ${chance.between(8, 16)}px 0 ${chance.between(3, 7)}px }
    .headline { font-size: ${size * chance.pick([1, 1.2])}pt; ${chance.pick(['', 'text-transform:uppercase;', 'letter-spacing:2px;'])} }
    p { margin: 2px 0 } ul { margin: 2px 0 4px; padding-left: ${chance.between(12, 22)}px }
    .role { margin-bottom: ${chance.between(4, 12)}px } small { font-size: 88% }
    .apart { display: flex; justify-content: space-between; gap: 10px }
    .middle { text-align: center }
    .dated { display: grid; grid-template-columns: ${dated}px 1fr; gap: ${chance.between(8, 18)}px }
    .dated-right { display: grid; grid-template-columns: 1fr ${dated}px; gap: ${chance.between(8, 18)}px; ${chance.pick(['', 'text-align:left'])} }
    .timeline { border-left: 2px solid #888; padding-left: 14px; position: relative }
    .dot { position: absolute; left: -6px; top: 0; font-size: 80% }
    .far { float: ${chance.pick(['right', 'none'])} }
    td { vertical-align: top; padding: 0 8px 0 0 } .when { width: ${dated}px }
    .frame { width: 100%; border-collapse: collapse } .frame > tbody > tr > td { padding-right: ${gap}px } .narrow { width: ${narrow}% }
    .grid { display: grid; column-gap: ${gap}px }
    .grid > * { min-width: 0 }
    .left { grid-template-columns: ${narrow}fr ${100 - narrow}fr }
    .right { grid-template-columns: ${100 - narrow}fr ${narrow}fr }
    .even { grid-template-columns: ${chance.pick(['1fr 1fr', '1.2fr 1fr', '1.4fr 1fr'])} }
    aside { ${shade} padding: ${pad}px }
    .pinned { position: absolute; left: 0; top: 0; width: ${narrow}%; } .beside { margin-left: ${narrow}%; padding-left: ${gap}px }
    .float { float: left; width: ${narrow}%; box-sizing: border-box } .past-float { margin-left: ${narrow}%; padding-left: ${gap}px }
    .labelled section { display: grid; grid-template-columns: ${narrow}fr ${110 - narrow}fr; column-gap: ${gap}px }
    .labelled section > * { grid-column: 2 } .labelled section > h2 { grid-column: 1; grid-row: 1 / span 40 }
    .split { display: grid; grid-template-columns: 1.6fr 1fr; gap: ${gap}px }
    .row { display: flex; gap: ${gap}px } .row > * { flex: 1 }
    .two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 10px }
    .chip { display: inline-block; border: 1px solid #888; border-radius: 4px; padding: 1px ${chance.between(4, 8)}px; margin: 2px ${chance.between(2, 6)}px 2px 0 }
    .bar { background: #ddd; height: 4px; margin: 2px 0 5px } .bar div { background: #357; height: 4px; width: 70% }`
}
