/** How people tell what they did; each way takes at least two tasks. */
export interface Telling {
  readonly name: string
  readonly write: (tasks: readonly string[]) => string
}

export const tellings: readonly Telling[] = [
  { name: 'nothing', write: () => '' },
  { name: '- Dashes', write: (tasks) => lines(tasks, (task) => `- ${capital(task)}`) },
  { name: '-dashes without a blank', write: (tasks) => lines(tasks, (task) => `-${task}`) },
  {
    name: '- dashes after an empty line',
    write: (tasks) => `\n${lines(tasks, (task) => `- ${task}`)}`,
  },
  { name: 'small letters, no bullet', write: (tasks) => lines(tasks, (task) => task) },
  { name: 'Capitals, no bullet', write: (tasks) => lines(tasks, capital) },
  { name: 'Sentences.', write: (tasks) => tasks.map((task) => `${capital(task)}.`).join(' ') },
  { name: 'I tell. I tell.', write: (tasks) => tasks.map((task) => `I ${task}.`).join(' ') },
  { name: 'Duties: one, two', write: (tasks) => `Duties: ${tasks.join(', ')}` },
  {
    name: 'My duties included: • bullets',
    write: (tasks) => `My duties included:\n${lines(tasks, (task) => `• ${task}`)}`,
  },
  {
    name: 'Responsibilities, lines below',
    write: (tasks) => `Responsibilities\n${lines(tasks, capital)}`,
  },
]

/** What people of any of the posts have done. */
export const tasks: readonly string[] = [
  'helped customers and kept the place clean',
  'worked early and late shifts with a team of five',
  'handled cash and closed up at night',
  'trained two new starters',
  'kept records up to date',
  'answered the phone and took messages',
  'carried stock in from the van',
  'looked after the equipment',
  'checked deliveries against the notes',
  'made sure everybody was safe',
  'did the weekly order',
  'covered for colleagues when they were off',
]

function lines(of: readonly string[], write: (task: string) => string): string {
  return of.map(write).join('\n')
}

function capital(task: string): string {
  return task.charAt(0).toUpperCase() + task.slice(1)
}
