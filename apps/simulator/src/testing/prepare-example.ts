import { exampleFor, findOperation, needsOf, type BodyInputOf, type OperationKey } from '@soe/contracts'
import { acceptAll } from '@soe/carrier/testing'
import type { Shopper } from './create-shopper'

export const exampleOf = <Key extends OperationKey>(key: Key) =>
  findOperation(key).metadata.example.body as BodyInputOf<Key>

/** Calls the operations that the example of one needs before it. */
export const prepareExample = async (shopper: Shopper, key: OperationKey) => {
  for (const need of needsOf(key)) {
    const { body } = exampleFor(findOperation(need).metadata, shopper.audience)
    await (need === 'checkout.acceptAgreements'
      ? acceptAll(shopper)
      : shopper.call(need, { body: body as BodyInputOf<typeof need> }))
  }
}
