import { exampleOf } from '../shopping/examples'
import { readyToOrder } from '../shopping/preparations'
import { addPhone, charger, contentsOf, readCart } from './cart-steps'
import type { Journey } from './journey'

/** What one shopper has the id of, tried as a guest and as another customer. */
export const otherShoppersJourneys: readonly Journey[] = [
  {
    name: "another shopper's cart can not be read",
    key: 'checkout.getCheckoutDetails',
    as: 'signed-in',
    family: 'identity',
    run: async (story) => {
      await addPhone(story)
      const { cartId } = await readCart(story)
      for (const { shopper } of await story.others()) {
        const { exchange } = await shopper.call('checkout.getCheckoutDetails', {
          body: { cart: true, cartId, cartInfo: { cartId } },
          headers: { cartid: cartId },
        })
        const isShown = exchange.response.body.includes(`"${cartId}"`)
        story.expect(!isShown, 'reads-other-cart', "another shopper's cart is shown", 204)
      }
    },
  },
  {
    name: "another shopper's cart can not be changed",
    key: 'cart.addAccessories',
    as: 'signed-in',
    family: 'identity',
    run: async (story) => {
      await addPhone(story)
      const cart = await readCart(story)
      const { cartId } = cart
      for (const { shopper } of await story.others()) {
        await shopper.call('cart.addAccessories', {
          body: {
            cartInfo: { cartId },
            data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: charger, qty: 1 }] }] },
          },
          headers: { cartid: cartId },
        })
        const isAsBefore = contentsOf(await readCart(story)) === contentsOf(cart)
        story.expect(isAsBefore, 'changes-other-cart', "another shopper's cart is changed", 206)
      }
    },
  },
  {
    name: "another shopper's order can not be read",
    key: 'checkout.getOrder',
    as: 'signed-in',
    family: 'identity',
    run: async (story) => {
      const { shopper } = story
      await shopper.asSetup(() => readyToOrder(shopper) as Promise<unknown>)
      const { order } = await story.does('checkout.placeOrder', exampleOf('checkout.placeOrder'))
      const { orderNumber } = order
      for (const other of await story.others()) {
        const { exchange } = await other.shopper.call('checkout.getOrder', { body: { orderNumber } })
        const isShown = exchange.response.body.includes(`"${orderNumber}"`)
        story.expect(!isShown, 'reads-other-order', "another shopper's order is shown", 204)
      }
    },
  },
]
