import type { Difference } from './diff-state'

const singular: Readonly<Record<string, string>> = {
  sessions: 'session',
  carts: 'cart',
  cases: 'case',
  locks: 'lock',
  wishlists: 'wishlist',
  orders: 'order',
  feedback: 'feedback',
  logs: 'log record',
}

const signs = { added: '+', removed: '−', changed: '~' } as const

/** Shortens long ids: a full session id would be a credential. */
export const shownId = (collection: string, id: string): string => {
  if (collection === 'locks' && id === '*') return 'every cart'
  return id.length > 20 ? `…${id.slice(-6)}` : id
}

const count = (fields: number) => (fields === 1 ? '1 field' : `${fields} fields`)

/** + lock C1-fj44no; ~ cart C1-fj44no, 3 fields */
export const differenceWords = ({ collection, id, kind, fields }: Difference): string =>
  `${signs[kind]} ${singular[collection] ?? collection} ${shownId(collection, id)}${kind === 'changed' ? `, ${count(fields.length)}` : ''}`
