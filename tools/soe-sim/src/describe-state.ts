import type { WorldState } from '@soe/simulator-client'

type Session = WorldState['sessions'][number]
type Cart = WorldState['carts'][number]
type Line = Cart['lines'][number]

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** The end of an id tells sessions apart, but can't be used as one. */
const shortId = (id: string): string => `…${id.slice(-6)}`

const nameOf = ({ audience, firstName, accountNumber }: Session): string =>
  [audience, ...(firstName ? [firstName] : []), ...(accountNumber ? [`of account ${accountNumber}`] : [])].join(' ')

const describeSession = (session: Session, now: number): string => {
  const { id, endedBy, expiresAt } = session
  const runs = expiresAt > now ? `is on until ${instant(expiresAt)}` : `ended at ${instant(expiresAt)}`
  const ends = endedBy === undefined ? runs : `ended by ${endedBy}`
  return `Session ${shortId(id)} (${nameOf(session)}) ${ends}.`
}

const numberOf = ({ number }: Line): string =>
  number ? `${number.choice} number ${number.mtn}`.trimEnd() : 'no number yet'

const deviceOf = ({ device }: Line): string => {
  if (!device) return 'no device'
  return device.term > 0 ? `${device.skuId} over ${device.term} months` : `${device.skuId} bought outright`
}

const describeLine = (line: Line): string => {
  const extras = line.accessories.map(({ skuId, qty }) => `${qty} × ${skuId}`)
  const plan = line.planId === undefined ? 'no plan yet' : `plan ${line.planId}`
  return `  ${line.lineId}: ${[deviceOf(line), plan, numberOf(line), ...extras].join(', ')}.`
}

// The owner of a guest's cart holds the whole session id, which would give access to it.
const ownerOf = (owner: string): string => owner.replace(/^session:(.+)$/, (_, id: string) => `session ${shortId(id)}`)

const describeCart = (cart: Cart): string[] => {
  const steps = cart.completedSteps.length > 0 ? `; done: ${cart.completedSteps.join(', ')}` : ''
  return [
    `Cart ${cart.id} of ${ownerOf(cart.owner)} is ${cart.status}, ${cart.lob}, ${cart.intent}, with ${count(cart.lines.length, 'line')}${steps}.`,
    ...cart.lines.map(describeLine),
  ]
}

const describeCase = ({ id, cartId, triggerResumeCase }: WorldState['cases'][number]): string =>
  `Case ${id} is about the cart ${cartId}${triggerResumeCase ? ' and is to be resumed' : ''}.`

const describeLock = ({ id, channel, expiresAt }: WorldState['locks'][number], now: number): string =>
  `${id === '*' ? 'Every cart' : `The cart ${id}`} ${expiresAt > now ? 'is' : 'was'} held by ${channel} until ${instant(expiresAt)}.`

const describeWishlist = ({ name, owner, items }: WorldState['wishlists'][number]): string =>
  `Wishlist "${name}" of ${ownerOf(owner)} holds ${count(items.length, 'product')}.`

const describeOrder = ({ id, cartId, owner }: WorldState['orders'][number]): string =>
  `Order ${id} of ${ownerOf(owner)} was placed with the cart ${cartId}.`

export const describeState = (
  { sessions, carts, cases, locks, wishlists, orders }: WorldState,
  now: number,
): string[] => {
  const said = [
    ...sessions.map((session) => describeSession(session, now)),
    ...carts.flatMap(describeCart),
    ...cases.map(describeCase),
    ...locks.map((lock) => describeLock(lock, now)),
    ...wishlists.map(describeWishlist),
    ...orders.map(describeOrder),
  ]
  return said.length > 0 ? said : ['No one has come in, and it holds nothing.']
}
