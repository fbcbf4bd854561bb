import type { Audience, OperationKey } from '@soe/contracts'
import type { Violation } from '../judging/violation'
import type { Cast } from '../shopping/scene'
import type { Shopper } from '../shopping/shopper'
import type { ShopperState } from '../states/state-service'

/** What a check can ask the run for. */
export interface CheckContext {
  /** A new shopper of this audience, with nothing in the cart. */
  shopper(audience: Audience, channel?: string): Promise<Shopper>
  /** A shopper with nothing in the cart, whose data other checks meet too: nothing may be changed. */
  sharedShopper(audience: Audience, channel?: string): Promise<Shopper>
  /** Someone who comes without a session or a cookie. */
  visitor(audience: Audience): Promise<Shopper>
  /** A customer on the same data as the first, whose browser has these cookies before it signs in. */
  signIn(audience: Audience, beside: Shopper, brought: ShopperState['cookies']): Promise<Shopper>
  /** Another shopper on the same data as the first. */
  beside(shopper: Shopper, audience: Audience): Promise<Shopper>
  /** Those on the same data who must not meet what is the shopper's: a guest, and the second identity where there is one. */
  others(shopper: Shopper): Promise<readonly Shopper[]>
  /** A shopper who comes as one of a replay did. */
  cast(cast: Cast, beside?: Shopper): Promise<Shopper>
  lockCart(shopper: Shopper, channel: string, ttl?: string): Promise<void>
  passTime(shopper: Shopper, by: string): Promise<void>
  /** Reports what a shopper's last calls break. */
  report(key: OperationKey, shopper: Shopper, violation: Violation): void
  /** Whether anything was reported so far. */
  isBroken(): boolean
  /** Whether the backend serves the operation to the audience, as far as it is known. */
  isServed(key: OperationKey, audience: Audience): boolean
  /** Throws where no own data is known for one of these names, such as `otherPhone.sku`. */
  needs(...names: readonly string[]): void
  /** Whether own data is known for each of these names. */
  hasData(...names: readonly string[]): boolean
  /** A number from 0 to 1 that the seed and the check decide. */
  random(): number
}

export type CheckFamily =
  | 'example'
  | 'effect'
  | 'negative'
  | 'positive'
  | 'identity'
  | 'journey'
  | 'retry'
  | 'clock'
  | 'wire'
  | 'alias'
  | 'walk'
  | 'traffic'

/** One thing that is judged; it reports what is broken and throws where it can't be judged. */
export interface Check {
  /** Such as `example cart.addDevice as prospect`. */
  readonly name: string
  readonly family: CheckFamily
  readonly key: OperationKey
  /** Who calls; a backend that does not offer the audience is not checked. */
  readonly audience: Audience
  /** Whether anything is sent but reads as the contract has them. */
  readonly changes: boolean
  /** Operations that it may call besides its own, where chance decides. */
  readonly calls?: readonly OperationKey[]
  run(context: CheckContext): Promise<void>
}
