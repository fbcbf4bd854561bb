import type { BodyInputOf, OperationKey } from '@soe/contracts'
import { everyCart, lockCart } from '../cart/access/cart-lock'
import { cartOf } from './cart-views'
import { createTestWorld } from './create-test-world'
import { addDevice, fillCart } from './shop-steps'

/** Tests of a call that works on the caller's own cart: 1008, CART_LOCKED, NOT_YOUR_CART and 899. */
export const testCartAccess = <Key extends OperationKey>(
  key: Key,
  bodyFor: (cartInfo: { cartId?: string }) => BodyInputOf<Key>,
) => {
  it('needs a cart', async () => {
    const shopper = createTestWorld().guest('prospect')
    expect((await shopper.call(key, { body: bodyFor({}) })).errorId).toBe('1008')
  })

  it('is refused while another channel holds the cart', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await fillCart(shopper)
    world.change((draft) => lockCart(draft, everyCart, 'VZW-TELESALES'))
    expect((await shopper.call(key, { body: bodyFor({}) })).errorId).toBe('CART_LOCKED')
  })

  it("refuses someone else's cart, and one that the carrier does not know", async () => {
    const world = createTestWorld()
    const [shopper, other] = [world.guest('prospect'), world.guest('prospect')]
    await addDevice(shopper)
    await addDevice(other)
    const { cartId } = await cartOf(other)
    const refused = await shopper.call(key, { body: bodyFor({ cartId }) })
    expect([refused.status, refused.errorId]).toEqual([403, 'NOT_YOUR_CART'])
    expect((await shopper.call(key, { body: bodyFor({ cartId: 'C9-none' }) })).errorId).toBe('899')
  })
}
