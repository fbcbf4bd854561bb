import type { Audience, OperationKey } from '@soe/contracts'
import type { CheckContext } from '../../run/check'
import type { CallOptions } from '../../shopping/call'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { whereServed } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { jsonOf } from '../../target/exchange'

type Request = Pick<CallOptions, 'body' | 'query'>

/** A choice among two or more, of the one that is neither the first nor the last nor what comes by itself. */
export interface Candidate {
  readonly name: string
  readonly key: OperationKey
  /** The audience that makes it; by default the first that may call. */
  readonly audience?: Audience
  readonly run: (context: CheckContext, shopper: Shopper) => Promise<unknown>
}

export const reader = 'checkout.getCheckoutDetails'

/** What an answer says, as far as it is there; nothing where the backend does not offer the operation. */
export const ask = async <Answer>(shopper: Shopper, key: OperationKey, request?: Request): Promise<Partial<Answer>> => {
  const answers: Partial<Answer>[] = []
  await whereServed(async () => {
    const { exchange } = await shopper.call(key, request ?? exampleOf(key, shopper.audience))
    answers.push((jsonOf(exchange.response) ?? {}) as Partial<Answer>)
  })
  return answers[0] ?? {}
}

export const change = (shopper: Shopper, key: OperationKey, body: object) =>
  shopper.call(key, { body: exampleBody(key, { ...body }, shopper.audience) })
