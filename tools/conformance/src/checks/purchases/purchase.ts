import type { Audience, OperationKey } from '@soe/contracts'
import type { CheckContext } from '../../run/check'
import { exampleOf } from '../../shopping/examples'
import type { Expectation } from '../../shopping/expectation'
import { fillWithAccessories, readyToOrder } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { jsonOf } from '../../target/exchange'
import { readAll } from '../reads/reads'

/** A purchase, or a part of one, over several calls: the facts say how their answers must agree. */
export interface Purchase {
  readonly name: string
  readonly key: OperationKey
  /** The audience that makes it; by default the first that may call. */
  readonly audience?: Audience
  readonly run: (context: CheckContext, shopper: Shopper) => Promise<unknown>
}

export const done = (says: string): Expectation => ({ kind: 'step-refused', at: '', says, ends: 'done' })

export const call = (shopper: Shopper, key: OperationKey, says?: string) =>
  shopper.call(key, { ...exampleOf(key, shopper.audience), ...(says !== undefined && { expect: done(says) }) })

export const reader = 'checkout.getCheckoutDetails'

export const filled = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillWithAccessories(shopper))
  await readAll(context, shopper, [reader])
}

export const ready = async (context: CheckContext, shopper: Shopper, getReady = readyToOrder) => {
  await shopper.asSetup(() => getReady(shopper))
  await readAll(context, shopper, [reader])
}

export const lastAnswer = <Answer>({ calls }: Shopper): Partial<Answer> => {
  const last = calls.at(-1)
  return ((last && jsonOf(last.exchange.response)) ?? {}) as Partial<Answer>
}
