import type { Drift } from '../drift'
import { Refused, type Caller, type Given, type Operation } from '../small-shop/operations'
import { addAccessories, addDevice, addWishlist, cartOf, mapLines, removeDevice, removeWishlist } from './parts'
import { behind, own, reported } from './reported'

const again = own('cart.checkExistingCart')

/** Whatever a change answers, and the cart as it was. */
const withoutEffect = (run: Operation) => (given: Given, caller: Caller) => {
  const { lines } = cartOf(caller)
  const before = lines.map((line) => ({ ...line, accessories: new Map(line.accessories) }))
  const answer = run(given, caller)
  lines.splice(0, lines.length, ...before)
  return answer
}

const mapped = (given: Given, change: (accessory: Given) => Given): Given =>
  mapLines(given, (line) => ({
    ...line,
    ...(line.addAccessories && { addAccessories: (line.addAccessories as Given[]).map(change) }),
  }))

const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What changes make of a cart and a wishlist, and what reads tell of it. */
export const reportedStateDrifts: readonly Drift[] = [
  reported('staleSave', 'device-not-stored', 'a device is added, and not stored').runs(
    'cart.addDevice',
    withoutEffect(addDevice),
  ),
  reported('staleSave', 'accessory-not-stored', 'an accessory is added, and not stored').runs(
    'cart.addAccessories',
    withoutEffect(addAccessories),
  ),
  reported('wishStays', 'line-stays', 'a line is removed, and stays').runs(
    'cart.removeDevice',
    withoutEffect(removeDevice),
  ),
  reported('staleSave', 'cart-of-one', 'a further device takes the place of the first').runs(
    'cart.addDevice',
    (given, caller) => {
      cartOf(caller).lines.length = 0
      return addDevice(given, caller)
    },
  ),
  reported('retry', 'device-twice', 'a device is added twice').runs('cart.addDevice', (given, caller) => {
    addDevice(given, caller)
    return addDevice(given, caller)
  }),
  reported('lostIncrement', 'quantity-replaced', 'adding an accessory again replaces its pieces').runs(
    'cart.addAccessories',
    (given, caller) => {
      for (const line of cartOf(caller).lines)
        for (const added of given.data.lines)
          if (added.addAccessories && added.mtn === line.id) line.accessories.clear()
      return addAccessories(given, caller)
    },
  ),
  reported('lostIncrement', 'quantity-1', 'however many pieces are asked for, one is added').runs(
    'cart.addAccessories',
    (given, caller) =>
      addAccessories(
        mapped(given, (one: Given) => ({ ...one, qty: 1 })),
        caller,
      ),
  ),
  reported('limit', 'limit-ignored', 'more than ten pieces are taken').runs('cart.addAccessories', (given, caller) => {
    try {
      return addAccessories(given, caller)
    } catch (error) {
      if (!(error instanceof Refused) || error.id !== 'QUANTITY_LIMIT') throw error
      const [line] = cartOf(caller).lines
      for (const added of given.data.lines[0].addAccessories) line?.accessories.set(added.id as string, 11)
      return own('cart.addAccessories')({ data: { lines: [] } }, caller)
    }
  }),
  reported('limit', 'limit-of-9', 'ten pieces are refused').runs('cart.addAccessories', (given, caller) => {
    for (const { addAccessories: added = [] } of given.data.lines)
      for (const { qty } of added) if (qty > 9) throw new Refused('QUANTITY_LIMIT')
    return addAccessories(given, caller)
  }),
  reported('limit', 'limit-stored', 'too many pieces are refused, and the cart is full of them').runs(
    'cart.addAccessories',
    (given, caller) => {
      try {
        return addAccessories(given, caller)
      } catch (error) {
        if (error instanceof Refused && error.id === 'QUANTITY_LIMIT')
          for (const line of cartOf(caller).lines)
            for (const id of line.accessories.keys()) line.accessories.set(id, 10)
        throw error
      }
    },
  ),
  reported('staleSave', 'refused-and-stored', 'an unknown device is refused, and another stored').runs(
    'cart.addDevice',
    (given, caller) => {
      try {
        return addDevice(given, caller)
      } catch (error) {
        addDevice({ data: { lines: [{ device: { id: 'x100-blk', dppMonths: 24 } }] } }, caller)
        throw error
      }
    },
  ),
  reported('wishStays', 'wrong-line-removed', 'the last line goes, whichever is named').runs(
    'cart.removeDevice',
    (given, caller) => {
      const last = cartOf(caller).lines.at(-1)
      return removeDevice({ ...given, lineId: last?.id ?? given.lineId }, caller)
    },
  ),
  reported('wishStays', 'all-lines-removed', 'every line goes with one').runs('cart.removeDevice', (given, caller) => {
    const { lines } = cartOf(caller)
    lines.splice(0, lines.length, ...lines.filter(({ id }) => id === given.lineId))
    return removeDevice(given, caller)
  }),
  reported('wishStays', 'unknown-line-removed', 'removing an unknown line is done').runs(
    'cart.removeDevice',
    (given, caller) => {
      const isKnown = cartOf(caller).lines.some(({ id }) => id === given.lineId)
      if (isKnown) return removeDevice(given, caller)
      const answer = addAccessories({ data: { lines: [] } }, caller)
      return answer
    },
  ),
  reported('wishStays', 'letters-of-line', 'lines are found in whatever letters').runs(
    'cart.removeDevice',
    (given, caller) => {
      const line = cartOf(caller).lines.find(({ id }) => sameLetters(id, given.lineId as string))
      return removeDevice({ ...given, lineId: line?.id ?? given.lineId }, caller)
    },
  ),
  reported('wishStays', 'every-accessory-removed', 'every accessory goes with one').runs(
    'cart.addAccessories',
    (given, caller) => {
      const answer = addAccessories(given, caller)
      const isRemoval = (given.data.lines as Given[]).some(({ removeAccessories: removed = [] }) => removed.length > 0)
      if (isRemoval) for (const { accessories } of cartOf(caller).lines) accessories.clear()
      return answer
    },
  ),
  reported('staleSave', 'accessory-on-first-line', 'accessories go on the first line, whichever is named').runs(
    'cart.addAccessories',
    (given, caller) => {
      const [first] = cartOf(caller).lines
      const moved = mapLines(given, (line) => ({ ...line, mtn: first?.id ?? line.mtn }))
      return addAccessories(moved, caller)
    },
  ),
  reported('staleSave', 'term-ignored', 'a shopper who pays at once gets instalments').runs(
    'cart.addDevice',
    (given, caller) =>
      addDevice(
        mapLines(given, (line) => ({ ...line, device: { ...line.device, dppMonths: 24 } })),
        caller,
      ),
  ),
  reported('ownershipOfOne', 'other-device', 'another device is added than the one that was named').runs(
    'cart.addDevice',
    (given, caller) =>
      addDevice(
        mapLines(given, (line) => ({ ...line, device: { ...line.device, id: 'x200-wht' } })),
        caller,
      ),
  ),
  reported('wishReplaced', 'wishlist-of-one', 'a further product takes the place of the first').runs(
    'wishlist.addWishlist',
    (given, caller) => {
      caller.account.wishes.clear()
      return addWishlist(given, caller)
    },
  ),
  reported('wishStays', 'wish-stays', 'a product is removed, and stays').runs(
    'wishlist.removeWishlist',
    (given, caller) => {
      const before = new Map(caller.account.wishes)
      const answer = removeWishlist(given, caller)
      for (const [id, wish] of before) caller.account.wishes.set(id, wish)
      return answer
    },
  ),
  reported('wishStays', 'wishlist-emptied', 'the whole wishlist goes with one product').runs(
    'wishlist.removeWishlist',
    (given, caller) => {
      const answer = removeWishlist(given, caller)
      caller.account.wishes.clear()
      return answer
    },
  ),
  reported('wishStays', 'unknown-wish-removed', 'removing an unknown product is done').runs(
    'wishlist.removeWishlist',
    (given, caller) => {
      const isKnown = (given.data.favorites as Given[]).every(({ items }) =>
        (items as Given[]).every(({ deviceId }) => caller.account.wishes.has(deviceId as string)),
      )
      return isKnown ? removeWishlist(given, caller) : addWishlist({ data: { favorites: [] } }, caller)
    },
  ),
  reported('wishReplaced', 'wish-not-stored', 'a product is put on the wishlist, and not stored').runs(
    'wishlist.addWishlist',
    (given, caller) => {
      const before = new Map(caller.account.wishes)
      const answer = addWishlist(given, caller)
      caller.account.wishes.clear()
      for (const [id, wish] of before) caller.account.wishes.set(id, wish)
      return answer
    },
  ),
  reported('staleSave', 'lock-ignored-by-removal', 'a locked cart loses a line').runs(
    'cart.removeDevice',
    (given, caller) => {
      delete cartOf(caller).lock
      return removeDevice(given, caller)
    },
  ),
  reported('staleSave', 'lock-ignored-by-device', 'a locked cart takes a device').runs(
    'cart.addDevice',
    (given, caller) => {
      delete cartOf(caller).lock
      return addDevice(given, caller)
    },
  ),
  reported('replica', 'checkout-behind', 'the cart is read as it was before').by(
    'checkout.getCheckoutDetails',
    behind('checkout.getCheckoutDetails', 1),
  ),
  reported('replica', 'count-behind', 'the count is that of two reads ago').by(
    'recommendations.getRtCartCount',
    behind('recommendations.getRtCartCount', 2),
  ),
  reported('undocumentedCache', 'cases-behind', 'cases are read as they were before').by(
    'cases.getCases',
    behind('cases.getCases', 1),
  ),
  reported('undocumentedCache', 'existing-cart-for-ever', 'the first answer about a cart stays').by(
    'cart.checkExistingCart',
    behind('cart.checkExistingCart', 1000),
  ),
  reported('replica', 'wishlist-behind', 'the wishlist is read as it was before').by(
    'wishlist.retrieveWishlist',
    behind('wishlist.retrieveWishlist', 1),
  ),
  reported('undocumentedCache', 'favorites-for-ever', 'the first answer of favorites stays').by(
    'wishlist.retrieveFavorites',
    behind('wishlist.retrieveFavorites', 1000),
  ),
  reported('staleSave', 'existing-cart-forgets', 'a read of the cart loses it').runs(
    'cart.checkExistingCart',
    (given, caller) => {
      const answer = again(given, caller)
      cartOf(caller).lines.length = 0
      return answer
    },
  ),
  reported('staleSave', 'keep-alive-empties', 'keeping the session alive empties the cart').runs(
    'session.keepAlive',
    (given, caller) => {
      cartOf(caller).lines.length = 0
      return own('session.keepAlive')(given, caller)
    },
  ),
]
