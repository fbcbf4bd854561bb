import type { Audience, OperationKey } from '@soe/contracts'
import { exampleOf } from '../../shopping/examples'
import { addPhone, fillFullCart, whereServed } from '../../shopping/preparations'
import { type Course, type Request, accessories, accessoryCall, charger, simCard, twoPhones, variant } from './course'

/** Another device for the first line. */
const otherDevice = (audience: Audience, id: string, productId: string): Request => {
  const { body } = exampleOf('cart.addDevice', audience) as { body: { data: { lines: { device: object }[] } } }
  const lines = body.data.lines.map((line) => ({
    ...line,
    lineId: 'newLine1',
    isNewLine: false,
    device: { ...line.device, id, productId },
  }))
  return { body: { ...body, data: { lines } } }
}

export const lineCourses: readonly Course[] = [
  { key: 'cart.addDevice', steps: (audience) => [1, 2, 3].map(() => exampleOf('cart.addDevice', audience)) },
  {
    key: 'cart.addDevice',
    needs: ['otherPhone.sku'],
    prepare: async (shopper) => {
      await whereServed(() => shopper.call('catalogue.listProducts', { query: { category: 'smartphones' } }))
      await addPhone(shopper)
    },
    steps: (audience) => [otherDevice(audience, '<otherPhone.sku>', '<otherPhone.product>')],
  },
  {
    key: 'cart.removeDevice',
    prepare: async (shopper) => {
      await twoPhones(shopper)
      await addPhone(shopper)
    },
    steps: () => ['newLine2', 'newLine1'].map((lineId) => variant('cart.removeDevice', { lineId })),
  },
  {
    key: 'cart.removeDevice',
    prepare: fillFullCart,
    steps: () => [
      variant('cart.removeDevice', { lineId: 'newLine1' }),
      variant('cart.removeDevice', { lineId: 'newLine1', cartInfo: { processAction: 'UNDO' } }),
    ],
  },
  {
    key: 'cart.removeDevice',
    prepare: async (shopper) => {
      await fillFullCart(shopper)
      await whereServed(() => shopper.call('cart.switchSim', simCard))
    },
    steps: () => [
      variant('cart.removeDevice', { lineId: 'newLine1' }),
      ['cart.addAccessories', accessoryCall(accessories('addAccessories', charger, 2, 'newLine2'))],
      variant('cart.removeDevice', { lineId: 'newLine1', cartInfo: { processAction: 'UNDO' } }),
    ],
  },
  {
    key: 'cart.addAccessories',
    prepare: twoPhones,
    steps: () => [
      accessoryCall(accessories('addAccessories', charger, 2)),
      accessoryCall(accessories('addAccessories', charger, 2)),
      accessoryCall(accessories('addAccessories', charger, 1, 'newLine2')),
      accessoryCall({ ...accessories('removeAccessories', charger, 1), ...accessories('addAccessories', charger, 2) }),
      accessoryCall(accessories('addAccessories', charger, 8)),
      accessoryCall(accessories('removeAccessories', charger, 10)),
      accessoryCall(accessories('addAccessories', charger, 1)),
    ],
  },
  {
    key: 'cart.addAccessories',
    audience: 'prospect',
    prepare: () => Promise.resolve(),
    steps: () => [
      accessoryCall(accessories('addAccessories', charger, 2)),
      accessoryCall(accessories('addAccessories', charger, 1)),
      accessoryCall(accessories('removeAccessories', charger, 3)),
    ],
  },
  {
    key: 'cart.addAccessories',
    prepare: twoPhones,
    needs: ['otherAccessory.sku'],
    steps: () => [
      accessoryCall({
        mtn: 'newLine1',
        addAccessories: [
          { id: charger, qty: 10 },
          { id: '<otherAccessory.sku>', qty: 2 },
        ],
      }),
      accessoryCall(accessories('removeAccessories', charger, 10)),
      accessoryCall(accessories('addAccessories', '<otherAccessory.sku>', 1, 'newLine2')),
    ],
  },
  {
    key: 'cart.addAccessories',
    prepare: twoPhones,
    steps: () => [
      accessoryCall(accessories('addAccessories', charger, 2), accessories('addAccessories', charger, 3, 'newLine2')),
      accessoryCall(
        accessories('removeAccessories', charger, 1),
        accessories('addAccessories', charger, 1, 'newLine2'),
      ),
    ],
  },
  {
    key: 'cart.addPlan',
    prepare: twoPhones,
    needs: ['otherPlan'],
    steps: (audience) => {
      const plan = exampleOf('cart.addPlan', audience)
      const other = audience.startsWith('prepay') ? plan : variant('cart.addPlan', { planId: '<otherPlan>' })
      const ask: [OperationKey, Request] = ['plans.getPlans', { body: { processingMTN: 'newLine1' } }]
      return [plan, other, ask, { body: { ...(plan.body as object), lineId: 'newLine2' } }, plan, ask]
    },
  },
  {
    key: 'cart.addPlan',
    audience: 'prepay',
    prepare: addPhone,
    needs: ['otherPrepaidPlan'],
    steps: (audience) => [
      exampleOf('cart.addPlan', audience),
      variant('cart.addPlan', { planId: '<otherPrepaidPlan>' }),
      exampleOf('cart.addPlan', audience),
    ],
  },
  { key: 'cart.addPlan', prepare: twoPhones, steps: (audience) => [exampleOf('cart.addPlan', audience)] },
]
