import { printableLine } from '@soe/contracts'
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

const answerOf = (entry: JournalEntry): string =>
  printableLine(`${String(entry.status).padStart(3)} ${outcomeOf(entry).padEnd(20)}`)

/** A call in a printable line: its decision, the world's time, what was answered, and who asked. */
export const describeEntry = (entry: JournalEntry, isColored: boolean): string => {
  const { id, at, operation, audience, channel, session = '-', undoneBy } = entry
  const answer = answerOf(entry)
  const asked = [operation.padEnd(26), id.padEnd(10), audience, channel, session, because[entry.because]]
  const words = [...asked, undoneBy === undefined ? '' : `undone by ${undoneBy}`].filter(Boolean)
  return [at.slice(11, 19), isColored ? painted(entry, answer) : answer, printableLine(words.join('  '))].join('  ')
}
