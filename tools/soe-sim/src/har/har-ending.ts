import type { RecordedResponse } from './recorded-entry'

/** How a call ended that has no whole answer: by the server, by its caller, in silence, or in the middle of the body. */
export type HarEnding = 'reset' | 'given-up' | 'silent' | 'broken-off' | 'unknown'

/** What browsers write, in the order in which they are tried. */
const errors: readonly (readonly [RegExp, HarEnding])[] = [
  [/abort|cancell?ed|BLOCKED_BY/i, 'given-up'],
  [/timed?.?out/i, 'silent'],
  [
    /reset|refused|closed|empty.?response|connection.*lost|could not connect|INCOMPLETE_CHUNKED|CONTENT_LENGTH/i,
    'reset',
  ],
]

const byError = (error: string): HarEnding => errors.find(([pattern]) => pattern.test(error))?.[1] ?? 'reset'

/** How a call ended; undefined where its answer is whole. */
export const endingOf = (response: RecordedResponse | undefined): HarEnding | undefined => {
  if (!response) return 'unknown'
  const { status, _error: error, _charlesStatus: charles } = response
  if (status <= 0) return error ? byError(error) : 'reset'
  // An answer that its caller left in the middle of had come.
  if (error && byError(error) !== 'given-up') return 'broken-off'
  return charles?.toUpperCase() === 'EXCEPTION' ? 'broken-off' : undefined
}
