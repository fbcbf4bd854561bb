import type { Audience, OperationKey } from '@soe/contracts'
import type { Violation } from '../judging/violation'
import type { Shopper } from '../shopping/shopper'

/** What a check can ask the run for. */
export interface CheckContext {
  /** A new shopper of this audience. */
  shopper(audience: Audience): Promise<Shopper>
  /** A shopper with nothing in the cart, whose data other checks meet too: nothing may be changed. */
  sharedShopper(audience: Audience): Promise<Shopper>
  /** Another shopper on the same data as the first. */
  beside(shopper: Shopper, audience: Audience): Promise<Shopper>
  /** Those on the same data who must not meet what is the shopper's: a guest, and the second identity where there is one. */
  others(shopper: Shopper): Promise<readonly Shopper[]>
  lockCart(shopper: Shopper, channel: string, ttl?: string): Promise<void>
  passTime(shopper: Shopper, by: string): Promise<void>
  /** Reports what a shopper's last calls break. */
  report(key: OperationKey, shopper: Shopper, violation: Violation): void
  /** Whether anything was reported so far. */
  isBroken(): boolean
  /** A number from 0 to 1 that the seed and the check decide. */
  random(): number
}

export type CheckFamily =
  'example' | 'negative' | 'positive' | 'identity' | 'journey' | 'retry' | 'clock' | 'wire' | 'alias' | 'traffic'

/** One thing that is judged; it reports what is broken and throws where it can't be judged. */
export interface Check {
  /** Such as `example cart.addDevice as prospect`. */
  readonly name: string
  readonly family: CheckFamily
  readonly key: OperationKey
  /** Whether it changes data on the backend. */
  readonly changes: boolean
  run(context: CheckContext): Promise<void>
}

/** A check can't go on, because of something that is reported already or is no fault of this operation. */
export class NotJudged extends Error {}
