import { causes, errorCatalogue, refusalCatalogue } from '@soe/contracts'
import type { JournalEntry } from '@soe/simulator-client'
import { InputError } from './input-error'

interface Wanted {
  readonly answered?: string
  readonly because?: string
  readonly session?: string
}

const isGood = ({ status, error }: JournalEntry): boolean => error === undefined && status > 0 && status < 400

/** As expectations have it: ok, an error or a code, or a status. */
const isAnswered = (entry: JournalEntry, answered: string): boolean =>
  answered === 'ok' ? isGood(entry) : entry.error === answered || String(entry.status) === answered

const isStatus = (text: string): boolean => text === '0' || /^[2-5]\d\d$/.test(text)

const answers: readonly string[] = ['ok', ...Object.keys(errorCatalogue), ...Object.keys(refusalCatalogue)]

const assertAnswer = (answered: string | undefined) => {
  if (answered === undefined || answers.includes(answered) || isStatus(answered)) return
  throw new InputError(
    'UNKNOWN_ANSWER',
    `"${answered}" is no error, nor a status, which are 0 and 200 to 599.`,
    answers,
  )
}

const assertCause = (because: string | undefined) => {
  if (because === undefined || causes.some((cause) => cause === because)) return
  throw new InputError('UNKNOWN_CAUSE', `"${because}" is not a cause of an answer.`, causes)
}

/** Which calls of a journal are asked for; the journal shows the end of a session's id alone. */
export const journalFilter = ({ answered, because, session }: Wanted): ((entry: JournalEntry) => boolean) => {
  assertAnswer(answered)
  assertCause(because)
  return (entry) =>
    (answered === undefined || isAnswered(entry, answered)) &&
    (because === undefined || entry.because === because) &&
    (session === undefined || (entry.session !== undefined && session.endsWith(entry.session.replace('…', ''))))
}
