import { unsendableStatuses } from '@soe/contracts'
import { replyContent } from '../record/reply-content'
import type { ImportedCall } from './read-har'

const entriesText = (calls: readonly ImportedCall[]): string =>
  `${calls.length === 1 ? 'Entry' : 'Entries'} ${calls.map(({ decision }) => decision.seq).join(', ')}`

interface Kind {
  readonly is: (call: ImportedCall) => boolean
  readonly note: (calls: readonly ImportedCall[]) => string
}

/** What of an archive a scenario does not repeat. */
const kinds: readonly Kind[] = [
  {
    is: ({ ending }) => ending === 'given-up',
    note: (calls) => `${entriesText(calls)}: the caller gave up, so no rule is made.`,
  },
  {
    is: ({ ending }) => ending === 'unknown',
    note: (calls) => `${entriesText(calls)}: the archive holds no answer, so no rule is made.`,
  },
  {
    is: ({ unsendable }) => unsendable !== undefined,
    note: (calls) => `${entriesText(calls)}: no rule is made. ${unsendableStatuses[calls[0]?.unsendable ?? 0] ?? ''}.`,
  },
  {
    is: ({ decision }) => decision.error !== undefined && replyContent(decision).isCut,
    note: (calls) => `${entriesText(calls)}: the body is too long for a rule; the status and the headers are kept.`,
  },
]

/** What the scenario of an archive leaves out, in a line each. */
export const importNotes = (calls: readonly ImportedCall[]): string[] =>
  kinds.flatMap(({ is, note }) => {
    const found = calls.filter(is)
    return found.length === 0 ? [] : [note(found)]
  })
