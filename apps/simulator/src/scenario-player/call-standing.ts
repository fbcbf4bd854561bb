import type { Audience, OperationKey } from '@soe/contracts'
import { everyCart, findCart, findLock, nextStepOf } from '@soe/carrier'
import { type CartState, type SessionState, type WorldDraft } from '@soe/world'

/** A call as a rule sees it. */
export interface PlayedCall {
  readonly operation: OperationKey
  readonly audience: Audience
  readonly channel: string
  /** Undefined for a caller without a session. */
  readonly session: SessionState | undefined
  readonly requestId: string | undefined
  readonly body: unknown
  readonly query: unknown
}

/** How the caller stands before the call runs; each fact is found out when a rule first asks for it. */
export class CallStanding {
  private foundCart: { readonly cart: CartState | undefined } | undefined

  constructor(
    private readonly draft: WorldDraft,
    readonly call: PlayedCall,
  ) {}

  get cart(): CartState | undefined {
    const { session, audience, channel } = this.call
    this.foundCart ??= { cart: session && findCart(this.draft, { session, audience, channel }) }
    return this.foundCart.cart
  }

  get cartLines(): number {
    return this.cart?.lines.length ?? 0
  }

  get processStep(): string | undefined {
    return this.cart && nextStepOf(this.cart, this.draft).processStep
  }

  get lockOwner(): string {
    const lock = findLock(this.draft, this.cart?.id ?? everyCart)
    return lock?.channel ?? 'none'
  }

  get persona(): string {
    return this.call.session?.persona ?? 'prospect'
  }

  get request(): unknown {
    return this.call.body ?? this.call.query
  }
}
