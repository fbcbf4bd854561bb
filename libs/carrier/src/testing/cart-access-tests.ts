import type { Audience, BodyInputOf, OperationKey } from '@soe/contracts'
import { everyCart, lockCart } from '../domain/cart/cart-lock'
import type { Shopper } from './create-shopper'
import { createTestWorld } from './create-test-world'
import { addDevice, fillCart } from './shop-steps'

interface CartAccess {
  readonly audience?: Audience
  /** Fills the cart before the call. */
  readonly prepare?: (shopper: Shopper) => Promise<unknown>
  /** The call makes a cart where there is none. */
  readonly makesCart?: boolean
  /** What the same call does to the cart once the lock has expired. */
  readonly afterLock?: 'changes' | 'leaves'
}

const lockMinutes = 10

/** Tests of a call that works on the caller's own cart: 1008, CART_LOCKED, NOT_YOUR_CART and 899. */
export const testCartAccess = <Key extends OperationKey>(
  key: Key,
  bodyFor: (cartInfo: { cartId?: string }) => BodyInputOf<Key>,
  { audience = 'prospect', prepare = fillCart, makesCart, afterLock }: CartAccess = {},
) => {
  if (!makesCart) {
    it('needs a cart', async () => {
      const shopper = createTestWorld().guest(audience)
      expect((await shopper.call(key, { body: bodyFor({}) })).errorId).toBe('1008')
    })
  }

  it('is refused while another channel holds the cart', async () => {
    const world = createTestWorld()
    const shopper = world.guest(audience)
    await prepare(shopper)
    const before = world.list('carts')
    world.change((draft) => lockCart(draft, everyCart, 'VZW-TELESALES', lockMinutes * 60_000))
    const { errorId, errors } = await shopper.call(key, { body: bodyFor({}) })
    expect([errorId, errors[0]?.details]).toEqual(['CART_LOCKED', [{ lockedChannelID: 'VZW-TELESALES' }]])
    expect(world.list('carts')).toEqual(before)
    if (!afterLock) return
    world.time.now += (lockMinutes + 1) * 60_000
    expect((await shopper.call(key, { body: bodyFor({}) })).errorId).toBeUndefined()
    const changed = JSON.stringify(world.list('carts')) !== JSON.stringify(before)
    expect(changed ? 'changes' : 'leaves').toBe(afterLock)
  })

  it("refuses someone else's cart, and one that the carrier does not know", async () => {
    const world = createTestWorld()
    const [shopper, other] = [world.guest(audience), world.guest(audience)]
    await prepare(shopper)
    await addDevice(other, { dppMonths: 0 })
    const cartId = world.list('carts').at(-1)?.id ?? ''
    const refused = await shopper.call(key, { body: bodyFor({ cartId }) })
    expect([refused.status, refused.errorId]).toEqual([403, 'NOT_YOUR_CART'])
    expect((await shopper.call(key, { body: bodyFor({ cartId: 'C9-none' }) })).errorId).toBe('899')
  })
}
