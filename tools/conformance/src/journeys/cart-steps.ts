import type { AnswerOf } from '@soe/contracts'
import { exampleBody, exampleOf } from '../shopping/examples'
import type { Story } from './journey'

export type CartView = AnswerOf<'checkout.getCheckoutDetails'>['cart']

export const charger = 'bosun-charger-chalk'
export const otherAccessory = 'orbit-12-pro-case-kelp'

export const addPhone = (story: Story) =>
  story.does('cart.addDevice', exampleOf('cart.addDevice', story.shopper.audience))

const accessories = (field: string, id: string, qty: number, mtn: string) => ({
  body: { cartInfo: {}, data: { lines: [{ mtn, [field]: [{ id, qty }] }] } },
})

/** Adds to how many of the accessory the cart has. */
export const addAccessory = (story: Story, id: string, qty: number, mtn = 'newLine1') =>
  story.does('cart.addAccessories', accessories('addAccessories', id, qty, mtn))

/** Removes what the line has and adds this many instead, in one call. */
export const setAccessory = (story: Story, id: string, qty: number, mtn = 'newLine1') =>
  story.does('cart.addAccessories', {
    body: {
      cartInfo: {},
      data: { lines: [{ mtn, removeAccessories: [{ id, qty: 1 }], addAccessories: [{ id, qty }] }] },
    },
  })

export const removeAccessory = (story: Story, id: string, qty: number, mtn = 'newLine1') =>
  story.does('cart.addAccessories', accessories('removeAccessories', id, qty, mtn))

export const removeLine = (story: Story, lineId = 'newLine1') =>
  story.does('cart.removeDevice', { body: exampleBody('cart.removeDevice', { lineId }) })

export const choosePlan = (story: Story) =>
  story.does('cart.addPlan', exampleOf('cart.addPlan', story.shopper.audience))

export const chooseNumber = (story: Story) => story.does('cart.assignMtn', exampleOf('cart.assignMtn'))

export const readCart = async (story: Story): Promise<CartView> =>
  (await story.does('checkout.getCheckoutDetails', exampleOf('checkout.getCheckoutDetails'))).cart

export const linesOf = ({ lineDetails }: CartView) =>
  lineDetails.allLines.flatMap((id) => lineDetails.lineInfo[id] ?? [])

/** Accessories of a cart with their quantities. */
export const accessoriesOf = (cart: CartView): Readonly<Record<string, number>> =>
  Object.fromEntries(linesOf(cart).flatMap(({ accessories: own }) => own.map(({ itemCode, qty }) => [itemCode, qty])))

/** What a shopper recognises a cart by, without ids and times. */
export const contentsOf = (cart: CartView) =>
  JSON.stringify([
    linesOf(cart).map(({ deviceItem, plan }) => [deviceItem?.itemCode, plan?.planId]),
    Object.entries(accessoriesOf(cart)).sort(),
  ])

export const rounded = (dollars: number) => Math.round(dollars * 100)
