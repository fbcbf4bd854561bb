import type { JournalEntry } from '@soe/simulator-client'

const colors = { red: 31, yellow: 33, green: 32 } as const

const colorOf = ({ status, error }: JournalEntry): keyof typeof colors => {
  if (status === 0 || status >= 400) return 'red'
  return error === undefined ? 'green' : 'yellow'
}

const painted = (entry: JournalEntry, text: string): string => `\u001B[${colors[colorOf(entry)]}m${text}\u001B[0m`

const because: Readonly<Record<JournalEntry['because'], string>> = {
  world: '',
  failNext: 'ordered by failNext',
  scenario: 'by a scenario',
  repeat: 'repeated',
  refused: 'refused',
}

const outcomeOf = ({ status, error }: JournalEntry): string => {
  if (status === 0) return 'no answer'
  return error === undefined ? 'ok' : error
}

/** A call in a line: its decision, the world's time, what was answered, and who asked. */
export const describeEntry = (entry: JournalEntry, isColored: boolean): string => {
  const { id, at, operation, audience, channel, session = '-' } = entry
  const answer = `${String(entry.status).padStart(3)} ${outcomeOf(entry).padEnd(20)}`
  const answered = isColored ? painted(entry, answer) : answer
  const why = because[entry.because]
  const words = [at.slice(11, 19), answered, operation.padEnd(26), id.padEnd(10), audience, channel, session]
  const undone = entry.undoneBy === undefined ? [] : [`undone by ${entry.undoneBy}`]
  return [...words, ...(why === '' ? [] : [why]), ...undone].join('  ')
}
