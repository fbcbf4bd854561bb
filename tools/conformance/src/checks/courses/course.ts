import type { Audience, OperationKey } from '@soe/contracts'
import type { CallOptions } from '../../shopping/call'
import { exampleBody } from '../../shopping/examples'
import { addPhone } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'

export type Request = Pick<CallOptions, 'body' | 'query'>

/** Changes of one kind, one after the other, each with another outcome than the one before. */
export interface Course {
  readonly key: OperationKey
  readonly steps: (audience: Audience) => readonly (Request | (OperationKey | Request)[])[]
  readonly prepare?: (shopper: Shopper) => Promise<unknown>
  /** Who makes them, where it is not the first that may. */
  readonly audience?: Audience
  /** Data without which a step makes no sense. */
  readonly needs?: readonly string[]
}

export const accessories = (field: string, id: string, qty: number, line = 'newLine1') => ({
  mtn: line,
  [field]: [{ id, qty }],
})

export const accessoryCall = (...lines: readonly object[]): Request => ({ body: { cartInfo: {}, data: { lines } } })

export const charger = 'bosun-charger-chalk'

/** A text of words with accents that is as long as is published. */
export const longest = (length: number) => 'Médecins & Señores '.repeat(length).slice(0, length - 1) + 'ñ'

export const wish = (productId: string, sorId: string, itemType: string) => ({ productId, sorId, itemType })

export const phoneWish = wish('dev14000001', 'orbit-12-pro-kelp-128', 'DEVICE')

export const accessoryWish = wish('<accessory.product>', charger, 'ACCESSORY')

export const addWishes = (...items: readonly object[]): Request => ({
  body: { data: { action: 'add', favorites: [{ name: 'Wishlist', items }] } },
})

export const removeWish = (...ids: readonly string[]): Request => ({
  body: { data: { action: 'Item', favorites: [{ items: ids.map((deviceId) => ({ deviceId })) }] } },
})

export const variant = (key: OperationKey, change: Record<string, unknown>): Request => ({
  body: exampleBody(key, change),
})

export const simCard = variant('cart.switchSim', { simType: 'PSIM', eSimId: undefined, simId: '89148000004172350018' })

export const twoPhones = async (shopper: Shopper) => {
  await addPhone(shopper)
  await addPhone(shopper)
}
