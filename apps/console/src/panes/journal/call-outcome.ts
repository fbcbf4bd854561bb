import type { JournalEntry } from '@soe/simulator-client'

export type OutcomeTone = 'plain' | 'red' | 'amber'

/** Errors of a cart or case that another channel holds. */
const held: readonly string[] = ['CART_LOCKED', 'CASE_LOCKED']

/** Amber if another channel holds the cart, red for any other failure. */
export const toneOf = ({ status, error }: Pick<JournalEntry, 'status' | 'error'>): OutcomeTone => {
  if (error !== undefined && held.includes(error)) return 'amber'
  return error !== undefined || status === 0 || status >= 400 ? 'red' : 'plain'
}

/** Status 0 is a connection that ended without an answer. */
export const statusWord = (status: number): string => (status === 0 ? 'reset' : String(status))

const reasons: Readonly<Record<JournalEntry['because'], string>> = {
  world: '',
  failNext: 'failure ordered',
  scenario: '',
  repeat: 'repeat of a request',
  refused: 'refused before it ran',
}

/** The cause of an answer that no rule made; empty for the call itself. */
export const reasonOf = ({ because, error }: Pick<JournalEntry, 'because' | 'error'>): string =>
  because === 'world' && error !== undefined ? (held.includes(error) ? 'cart lock' : 'the world') : reasons[because]
