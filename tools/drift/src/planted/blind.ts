import type { OperationKey } from '@soe/contracts'
import { isDone, type Loose } from '../wrappers'
import { fault, type PlantedFault } from './fault'
import { ask, cartOf, linesOf, onAsked, onDone, read, sharedBy, whereSound } from './parts'

const orders: readonly OperationKey[] = ['checkout.placeOrder', 'checkout.getOrder', 'checkout.findOrder']

/** What an exam of sixty faults found missing in the judge. */
export const blindFaults: readonly PlantedFault[] = [
  fault('tenth', 'order-without-apartment')
    .says('the second line of an address is not in the order')
    .in('checkout.placeOrder', 'checkout.getOrder', 'checkout.updateAddress')
    .by(onDone(orders, ({ order }) => delete order?.shippingAddress?.addressLine2)),
  fault('tenth', 'first-window')
    .says('the first same-day window is chosen whichever is asked for')
    .in('checkout.selectShipping')
    .by(whereSound(onAsked('checkout.selectShipping', (body) => delete body.sddWindowId))),
  fault('tenth', 'plan-drops-protection')
    .says('another plan takes the protection of its line away')
    .in('cart.addPlan', 'cart.addFeatures')
    .by(() => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.addPlan' || !isDone(reply)) return reply
      const { lineId } = read(request.body)
      const line = linesOf(await cartOf(request, pass)).find((one) => one.lineId === lineId)
      const features = [line?.protection, ...(line?.features ?? [])].filter(Boolean)
      const accountFeatures = features.map(({ id }: Loose) => ({ id, actionIndicator: 'D', mtns: [lineId] }))
      if (features.length > 0) await ask(request, pass, 'cart.addFeatures', { cartInfo: {}, data: { accountFeatures } })
      return reply
    }),
  fault('tenth', 'orders-of-all')
    .says('the orders of other shoppers are listed too')
    .in('checkout.listOrders', 'checkout.placeOrder')
    .by(() => {
      const all = new Map<string, Loose[]>()
      return onDone(['checkout.placeOrder', 'checkout.listOrders'], ({ order, ...answer }, request) => {
        const placed = all.get(sharedBy(request)) ?? []
        if (order) all.set(sharedBy(request), [order, ...placed])
        const isNew = ({ orderNumber }: Loose) => !answer.orders.some((one: Loose) => one.orderNumber === orderNumber)
        if (answer.orders) answer.orders.push(...placed.filter(isNew))
      })()
    }),
]
