import type { Makings } from '../fault-table'
import { Refused, type Caller, type Given } from '../small-shop/operations'
import {
  addAccessories,
  addDevice,
  addWishlist,
  behind,
  cartOf,
  instead,
  joined,
  mapAccessories,
  onRefusal,
  own,
  removeDevice,
  removeWishlist,
} from './parts'

const again = own('cart.checkExistingCart')

/** Whatever a change answers, and the cart as it was. */
const withoutEffect = (run: typeof addDevice) => (given: Given, caller: Caller) => {
  const { lines } = cartOf(caller)
  const before = lines.map((line) => ({ ...line, accessories: new Map(line.accessories) }))
  const answer = run(given, caller)
  lines.splice(0, lines.length, ...before)
  return answer
}

const mapped = (given: Given, change: (accessory: Given) => Given): Given => ({
  ...given,
  data: {
    lines: (given.data.lines as Given[]).map((line: Given) => ({
      ...line,
      ...(line.addAccessories && { addAccessories: (line.addAccessories as Given[]).map(change) }),
    })),
  },
})

const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const changes: Makings = {
  'device-not-stored': instead('cart.addDevice', withoutEffect(addDevice)),
  'accessory-not-stored': instead('cart.addAccessories', withoutEffect(addAccessories)),
  'line-stays': instead('cart.removeDevice', withoutEffect(removeDevice)),
  'cart-of-one': instead('cart.addDevice', (given, caller) => {
    cartOf(caller).lines.length = 0
    return addDevice(given, caller)
  }),
  'device-twice': instead('cart.addDevice', (given, caller) => {
    addDevice(given, caller)
    return addDevice(given, caller)
  }),
  'quantity-replaced': instead('cart.addAccessories', (given, caller) => {
    for (const line of cartOf(caller).lines)
      for (const added of given.data.lines) if (added.addAccessories && added.mtn === line.id) line.accessories.clear()
    return addAccessories(given, caller)
  }),
  'quantity-1': instead('cart.addAccessories', (given, caller) =>
    addAccessories(
      mapped(given, (one: Given) => ({ ...one, qty: 1 })),
      caller,
    ),
  ),
  'limit-ignored': instead('cart.addAccessories', (given, caller) => {
    try {
      return addAccessories(given, caller)
    } catch (error) {
      if (!(error instanceof Refused) || error.id !== 'QUANTITY_LIMIT') throw error
      const [line] = cartOf(caller).lines
      for (const added of given.data.lines[0].addAccessories) line?.accessories.set(added.id as string, 11)
      return own('cart.addAccessories')({ data: { lines: [] } }, caller)
    }
  }),
  'limit-of-9': instead('cart.addAccessories', (given, caller) => {
    for (const { addAccessories: added = [] } of given.data.lines)
      for (const { qty } of added) if (qty > 9) throw new Refused('QUANTITY_LIMIT')
    return addAccessories(given, caller)
  }),
  'limit-stored': instead('cart.addAccessories', (given, caller) => {
    try {
      return addAccessories(given, caller)
    } catch (error) {
      if (error instanceof Refused && error.id === 'QUANTITY_LIMIT')
        for (const line of cartOf(caller).lines) for (const id of line.accessories.keys()) line.accessories.set(id, 10)
      throw error
    }
  }),
  'refused-and-stored': instead('cart.addDevice', (given, caller) => {
    try {
      return addDevice(given, caller)
    } catch (error) {
      addDevice({ data: { lines: [{ device: { id: 'x100-blk', dppMonths: 24 } }] } }, caller)
      throw error
    }
  }),
  'wrong-line-removed': instead('cart.removeDevice', (given, caller) => {
    const last = cartOf(caller).lines.at(-1)
    return removeDevice({ ...given, lineId: last?.id ?? given.lineId }, caller)
  }),
  'all-lines-removed': instead('cart.removeDevice', (given, caller) => {
    const { lines } = cartOf(caller)
    lines.splice(0, lines.length, ...lines.filter(({ id }) => id === given.lineId))
    return removeDevice(given, caller)
  }),
  'unknown-line-removed': instead('cart.removeDevice', (given, caller) => {
    const isKnown = cartOf(caller).lines.some(({ id }) => id === given.lineId)
    if (isKnown) return removeDevice(given, caller)
    const answer = addAccessories({ data: { lines: [] } }, caller)
    return answer
  }),
  'letters-of-line': instead('cart.removeDevice', (given, caller) => {
    const line = cartOf(caller).lines.find(({ id }) => sameLetters(id, given.lineId as string))
    return removeDevice({ ...given, lineId: line?.id ?? given.lineId }, caller)
  }),
  'every-accessory-removed': instead('cart.addAccessories', (given, caller) => {
    const answer = addAccessories(given, caller)
    const isRemoval = (given.data.lines as Given[]).some(({ removeAccessories: removed = [] }) => removed.length > 0)
    if (isRemoval) for (const { accessories } of cartOf(caller).lines) accessories.clear()
    return answer
  }),
  'accessory-on-first-line': instead('cart.addAccessories', (given, caller) => {
    const [first] = cartOf(caller).lines
    const lines = (given.data.lines as Given[]).map((line: Given) => ({ ...line, mtn: first?.id ?? line.mtn }))
    return addAccessories({ ...given, data: { lines } }, caller)
  }),
  'term-ignored': instead('cart.addDevice', (given, caller) => {
    const lines = (given.data.lines as Given[]).map((line: Given) => ({
      ...line,
      device: { ...line.device, dppMonths: 24 },
    }))
    return addDevice({ ...given, data: { lines } }, caller)
  }),
  'other-device': instead('cart.addDevice', (given, caller) => {
    const lines = (given.data.lines as Given[]).map((line: Given) => ({
      ...line,
      device: { ...line.device, id: 'x200-wht' },
    }))
    return addDevice({ ...given, data: { lines } }, caller)
  }),
  'wishlist-of-one': instead('wishlist.addWishlist', (given, caller) => {
    caller.account.wishes.clear()
    return addWishlist(given, caller)
  }),
  'wish-stays': instead('wishlist.removeWishlist', (given, caller) => {
    const before = new Map(caller.account.wishes)
    const answer = removeWishlist(given, caller)
    for (const [id, wish] of before) caller.account.wishes.set(id, wish)
    return answer
  }),
  'wishlist-emptied': instead('wishlist.removeWishlist', (given, caller) => {
    const answer = removeWishlist(given, caller)
    caller.account.wishes.clear()
    return answer
  }),
  'unknown-wish-removed': instead('wishlist.removeWishlist', (given, caller) => {
    const isKnown = (given.data.favorites as Given[]).every(({ items }) =>
      (items as Given[]).every(({ deviceId }) => caller.account.wishes.has(deviceId as string)),
    )
    return isKnown ? removeWishlist(given, caller) : addWishlist({ data: { favorites: [] } }, caller)
  }),
  'wish-not-stored': instead('wishlist.addWishlist', (given, caller) => {
    const before = new Map(caller.account.wishes)
    const answer = addWishlist(given, caller)
    caller.account.wishes.clear()
    for (const [id, wish] of before) caller.account.wishes.set(id, wish)
    return answer
  }),
  'lock-ignored-by-removal': instead('cart.removeDevice', (given, caller) => {
    delete cartOf(caller).lock
    return removeDevice(given, caller)
  }),
  'lock-ignored-by-device': instead('cart.addDevice', (given, caller) => {
    delete cartOf(caller).lock
    return addDevice(given, caller)
  }),
  'checkout-behind': behind('checkout.getCheckoutDetails', 1),
  'count-behind': behind('recommendations.getRtCartCount', 2),
  'cases-behind': behind('cases.getCases', 1),
  'existing-cart-for-ever': behind('cart.checkExistingCart', 1000),
  'wishlist-behind': behind('wishlist.retrieveWishlist', 1),
  'favorites-for-ever': behind('wishlist.retrieveFavorites', 1000),
  'existing-cart-forgets': instead('cart.checkExistingCart', (given, caller) => {
    const answer = again(given, caller)
    cartOf(caller).lines.length = 0
    return answer
  }),
  'keep-alive-empties': instead('session.keepAlive', (given, caller) => {
    cartOf(caller).lines.length = 0
    return own('session.keepAlive')(given, caller)
  }),
  'removal-beside-adding': instead('cart.addAccessories', (given, caller) =>
    addAccessories(
      mapAccessories(given, ({ removeAccessories, ...line }: Given) =>
        line.addAccessories ? line : { ...line, removeAccessories },
      ),
      caller,
    ),
  ),
  'first-accessory-alone': instead('cart.addAccessories', (given, caller) =>
    addAccessories(
      mapAccessories(given, (line) => ({
        ...line,
        ...(line.addAccessories && { addAccessories: line.addAccessories.slice(0, 1) }),
      })),
      caller,
    ),
  ),
  'accessory-lost-at-once': joined('cart.addAccessories'),
  'other-error-for-line': instead('cart.removeDevice', (given, caller) => {
    try {
      return removeDevice(given, caller)
    } catch (error) {
      if (error instanceof Refused && error.id === 'ITEM_NOT_FOUND') throw new Refused('QUANTITY_LIMIT')
      throw error
    }
  }),
  'lock-of-nobody': onRefusal('cart.addAccessories', (error) => {
    if (error.id === 'CART_LOCKED') error.details = []
  }),
  'pieces-of-every-line': instead('cart.addAccessories', (given, caller) => {
    const answer = addAccessories(given, caller)
    for (const { removeAccessories = [] } of given.data.lines as Given[])
      for (const { id } of removeAccessories as Given[])
        for (const line of cartOf(caller).lines) line.accessories.delete(id as string)
    return answer
  }),
}
