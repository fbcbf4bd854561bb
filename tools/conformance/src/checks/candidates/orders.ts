import type { OperationKey } from '@soe/contracts'
import type { CheckContext } from '../../run/check'
import { exampleBody } from '../../shopping/examples'
import { fillCart, readyToOrder } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { readAll } from '../reads/reads'
import { type Candidate, ask, change, reader } from './candidate'

interface OrderAnswer {
  readonly order: { readonly orderNumber: string }
}

const readEarlierOrder = async (context: CheckContext, shopper: Shopper) => {
  const numbers: string[] = []
  for (let round = 0; round < 3; round += 1) {
    await shopper.asSetup(() => readyToOrder(shopper))
    const { order } = await ask<OrderAnswer>(shopper, 'checkout.placeOrder')
    if (order) numbers.push(order.orderNumber)
  }
  for (const orderNumber of [...numbers.slice(1), ...numbers.slice(0, 1)])
    await shopper.call('checkout.getOrder', { body: { orderNumber } })
  await readAll(context, shopper, ['checkout.getOrder', 'checkout.listOrders'])
}

/** What is a customer's is found by nobody who only knows how to ask. */
const hideCustomersOrder = async (context: CheckContext, guest: Shopper) => {
  const customer = await context.beside(guest, 'signed-in')
  await customer.asSetup(() => readyToOrder(customer))
  const { order } = await ask<OrderAnswer>(customer, 'checkout.placeOrder')
  if (!order) return
  const { contact } = exampleBody('checkout.updateContact') as { contact: { emailId: string } }
  await guest.call('checkout.findOrder', {
    body: { orderNumber: order.orderNumber, emailId: contact.emailId },
    expect: {
      kind: 'order-shown',
      at: 'order',
      says: "an order of an account is shown to its own customer alone, not to a caller that looks for guests' orders",
      hides: order.orderNumber,
    },
  })
}

interface CasesAnswer {
  readonly cases: readonly { readonly caseID: string; readonly cartId: string }[]
}

const currentReads: readonly OperationKey[] = [reader, 'cases.getCaseAndCartId', 'cart.checkExistingCart']

const resumeEarlierCase = async (context: CheckContext, shopper: Shopper) => {
  for (let round = 0; round < 3; round += 1) {
    await shopper.asSetup(() => fillCart(shopper))
    if (round < 2) await change(shopper, 'cart.saveCart', { pccSaved: true })
  }
  const { cases = [] } = await ask<CasesAnswer>(shopper, 'cases.getCases')
  for (const { caseID } of cases.slice(1)) {
    await shopper.call('cases.resumeCase', { body: { caseId: caseID } })
    await readAll(context, shopper, currentReads)
  }
}

export const orderCandidates: readonly Candidate[] = [
  { name: 'each of three orders is read', key: 'checkout.getOrder', run: readEarlierOrder },
  {
    name: "a guest looks for a customer's order",
    key: 'checkout.findOrder',
    audience: 'prospect',
    run: hideCustomersOrder,
  },
  { name: 'each of three cases is resumed', key: 'cases.resumeCase', audience: 'signed-in', run: resumeEarlierCase },
]
