import type { JournalEntry } from '@soe/simulator-client'

export type OutcomeTone = 'plain' | 'red' | 'amber'

/** Errors that say that somebody else holds the cart. */
const held: readonly string[] = ['CART_LOCKED', 'CASE_LOCKED']

/** Amber where the cart is held, red where the call failed; a plain answer has no colour. */
export const toneOf = ({ status, error }: Pick<JournalEntry, 'status' | 'error'>): OutcomeTone => {
  if (error !== undefined && held.includes(error)) return 'amber'
  return error !== undefined || status === 0 || status >= 400 ? 'red' : 'plain'
}

/** The status as it is written; 0 is no status at all. */
export const statusWord = (status: number): string => (status === 0 ? 'reset' : String(status))

const reasons: Readonly<Record<JournalEntry['because'], string>> = {
  world: '',
  failNext: 'failure ordered',
  scenario: '',
  repeat: 'repeat of a request',
  refused: 'refused before it ran',
}

/** What made the answer, where it was no rule and not just the call itself. */
export const reasonOf = ({ because, error }: Pick<JournalEntry, 'because' | 'error'>): string =>
  because === 'world' && error !== undefined ? (held.includes(error) ? 'cart lock' : 'the world') : reasons[because]
