import type { AmountRow, CartView } from '@soe/contracts'
import type { Shopper } from './create-shopper'
import type { TestWorld } from './start-simulator'

const cents = (amount: number) => Math.round(amount * 100)

const sumOf = (rows: readonly AmountRow[]) => rows.reduce((sum, { amount }) => sum + cents(amount), 0)

/** The cart that the shopper sees; undefined where it is empty or held by another channel. */
export const seeCart = async (shopper: Shopper): Promise<CartView | undefined> => {
  const reply = await shopper.call('checkout.getCheckoutDetails', { body: {} })
  return reply.errors.length > 0 ? undefined : reply.answer.cart
}

/** Amounts that lower a price, by the names of their rows. */
const lowers = /discount|credit/i
const money = /price|amount|total|dueToday|dueMonthly|cost|payment$/i

/** Every amount of money in an answer that is below zero and may not be. */
export const negativeMoney = (value: unknown, path: readonly string[] = [], code = ''): string[] => {
  if (typeof value === 'number') {
    const name = path.at(-1) ?? ''
    const mayLower = lowers.test(code) || lowers.test(name)
    return value < 0 && money.test(name) && !mayLower ? [`${path.join('.')} is ${value}`] : []
  }
  if (typeof value !== 'object' || value === null) return []
  const own = 'code' in value && typeof value.code === 'string' ? value.code : code
  return Object.entries(value).flatMap(([key, part]) => negativeMoney(part, [...path, key], own))
}

interface Broken {
  readonly invariant: string
  readonly seen: unknown
}

const check = (invariant: string, holds: boolean, seen: unknown): Broken[] => (holds ? [] : [{ invariant, seen }])

const linesOf = ({ lineDetails: { lineInfo, allLines } }: CartView) => allLines.map((id) => lineInfo[id])

/** Devices and units of accessories, counted on what is shown. */
const shownItems = (cart: CartView) =>
  linesOf(cart).reduce(
    (count, line) =>
      count + (line?.deviceItem ? 1 : 0) + (line?.accessories.reduce((units, { qty }) => units + qty, 0) ?? 0),
    0,
  )

const cartChecks = (cart: CartView): Broken[] => {
  const { totals } = cart.orderDetails
  const { lineDetails } = cart
  return [
    ...check('due today is the sum of its rows', sumOf(totals.todayRows) === cents(totals.dueToday), totals),
    ...check('due monthly is the sum of its rows', sumOf(totals.monthlyRows) === cents(totals.dueMonthly), totals),
    ...check('no money is negative', negativeMoney(cart).length === 0, negativeMoney(cart)),
    ...check(
      'every line id names a line',
      linesOf(cart).every((line) => line !== undefined),
      lineDetails,
    ),
    ...check(
      'no line stands outside the list',
      Object.keys(lineDetails.lineInfo).length === lineDetails.allLines.length,
      lineDetails.allLines,
    ),
    ...check('the cart counts what it shows', cart.itemCount === shownItems(cart), cart.itemCount),
  ]
}

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** The invariants that the views of a world break. */
export const brokenInvariants = async (world: TestWorld, shopper: Shopper, isLocked = false): Promise<Broken[]> => {
  const state = await world.state()
  const cart = await seeCart(shopper)
  const count = (await shopper.call('recommendations.getRtCartCount', { body: {} })).answer
  const { favorites } = (await shopper.call('wishlist.retrieveFavorites', { body: { data: { pageId: 'CART' } } }))
    .answer
  const wished = favorites.flatMap(({ items }) => items.map(({ productId }) => productId))
  const open = state.carts.filter(({ id }) => id === cart?.cartId)
  return [
    ...(cart ? cartChecks(cart) : []),
    ...check('the live count is the cart’s', isLocked || count.rtCartCount === (cart?.itemCount ?? 0), [count, cart]),
    ...check('a cart that is shown is in the state', !cart || open.length === 1, state.carts),
    ...check('the wishlist has no duplicates', duplicates(wished).length === 0, wished),
    ...check('the live count is the wishlist’s', count.wishListCount === wished.length, [count, wished]),
  ]
}
