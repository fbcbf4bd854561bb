import { needsOf, type Audience, type OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import type { CheckContext } from '../run/check'
import { prepare } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'

/** Whether the example of the operation needs nothing before it, and changes nothing. */
export const isFreeRead = (key: OperationKey) => operationOf(key).metadata.kind === 'read' && needsOf(key).length === 0

/** A shopper who could make the call of the operation's example. */
export const readyShopper = async (
  context: CheckContext,
  key: OperationKey,
  audience: Audience,
  channel?: string,
): Promise<Shopper> => {
  if (isFreeRead(key)) return context.sharedShopper(audience, channel)
  const shopper = await context.shopper(audience, channel)
  await prepare(shopper, key)
  return shopper
}
