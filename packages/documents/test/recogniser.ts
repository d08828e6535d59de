/**
 * Says that it recognises a page, then waits twice as long as a test allows for work, or works for ever. One that has
 * fallen into a stranger's hands says much that is no answer first.
 */
const waitMs = 600
const [, , work] = process.argv

process.on('message', () => {
  if (work === 'lie') for (const lie of lies) process.send?.(lie)
  process.send?.({ said: 'progress', progress: { page: 1, pages: 1 } })
  if (work === 'toil') for (;;);
  setTimeout(answer, work === 'lie' ? 0 : waitMs)
})

function answer(): void {
  process.send?.({ said: 'result', result: { status: 'read', text: 'At last', lines: [] } })
}

const lies = [
  'result',
  null,
  7,
  { said: 'something else', result: { status: 'read', text: 'A lie', lines: [] } },
  { said: 'progress' },
  { said: 'progress', progress: { page: '1', pages: 1 } },
  { said: 'progress', progress: { page: 1, pages: null } },
  { said: 'result' },
  { said: 'result', result: 'read' },
  { said: 'result', result: { status: 'read', text: 7, lines: [] } },
  { said: 'result', result: { status: 'read', text: 'A lie', lines: 'none' } },
  { said: 'result', result: { status: 'unreadable', reason: 1 } },
  {
    said: 'result',
    result: { status: 'something else', text: 'A lie', lines: [], reason: 'damaged' },
  },
]
