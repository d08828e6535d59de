/** Says that it recognises a page, then waits twice as long as a test allows for work, or works for ever. */
const waitMs = 600

process.on('message', () => {
  process.send?.({ said: 'progress', progress: { page: 1, pages: 1 } })
  if (process.argv[2] === 'toil') for (;;);
  setTimeout(() => {
    process.send?.({ said: 'result', result: { status: 'read', text: 'At last', lines: [] } })
  }, waitMs)
})
