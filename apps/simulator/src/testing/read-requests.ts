import { exampleFor, findOperation, operations, type OperationKey } from '@soe/contracts'
import { orbit } from '@soe/carrier/testing'
import type { Shopper } from './create-shopper'

type Request = Readonly<Record<string, unknown>>

const everyPart = { cart: true, customerAgreements: true, paymentOptions: true, shippingOptions: true }

/** What reads are asked for besides their examples. */
const alsoAsked: Readonly<Partial<Record<OperationKey, readonly Request[]>>> = {
  'catalogue.getInventory': [{ query: { skuId: orbit.id } }],
  'catalogue.getProduct': [{ query: { productId: 'tern-a2' } }],
  'checkout.getCheckoutDetails': [{ body: everyPart }],
  'device.getEsimDetails': [{ body: { lineId: 'newLine1' } }],
}

const readKeys = operations.filter(({ operation }) => operation.metadata.kind === 'read').map(({ key }) => key)

/** What every read answers a shopper, its error included. */
export const readAll = async (shopper: Shopper): Promise<ReadonlyMap<OperationKey, string>> => {
  const seen = new Map<OperationKey, string>()
  for (const key of readKeys) {
    const { metadata } = findOperation(key)
    if (metadata.paths[shopper.audience] === undefined) continue
    const answers: unknown[] = []
    for (const request of [exampleFor(metadata, shopper.audience), ...(alsoAsked[key] ?? [])])
      answers.push((await shopper.call(key, request as object)).raw)
    seen.set(key, JSON.stringify(answers))
  }
  return seen
}
