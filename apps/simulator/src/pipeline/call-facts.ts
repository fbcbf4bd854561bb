import type { OperationKey } from '@soe/contracts'
import { anonymousId, everyCart, findCart, findLock, findStoredReply, nextStepOf, storedPerSession } from '@soe/carrier'
import type { CallFacts, OwnAnswer } from '@soe/scenario'
import type { CartState, SessionState, WorldDraft } from '@soe/world'
import { nameProblems } from '../headers/judge-headers'
import { utf8Values } from './utf8-values'
import type { CallInput } from './call-input'

const sessionOf = (draft: WorldDraft, operation: OperationKey, { context }: CallInput): SessionState | undefined => {
  const id = context.sessionId ?? findStoredReply(draft, context, operation)?.sessionId
  return id === undefined ? undefined : draft.sessions.get(id)
}

/** The facts of a call, found in a draft of its world when a rule first asks for them. */
class DraftCallFacts implements CallFacts {
  private readonly session: SessionState | undefined
  private readHeaders: CallFacts['headers'] | undefined
  private foundCart: { readonly cart: CartState | undefined } | undefined

  constructor(
    private readonly draft: WorldDraft,
    readonly operation: OperationKey,
    private readonly input: CallInput,
    readonly answer?: OwnAnswer,
  ) {
    this.session = sessionOf(draft, operation, input)
  }

  get audience() {
    return this.input.context.audience
  }

  get callerId() {
    return this.session?.id ?? anonymousId(this.input.context.requestId)
  }

  get isAnonymous() {
    return this.session === undefined && this.input.context.requestId === undefined
  }

  /** A session that has made many changes is past the retries of what came before it. */
  get earlierCallerId() {
    const { requestId } = this.input.context
    if (!this.session || requestId === undefined || this.session.requestIds.length >= storedPerSession) return undefined
    return anonymousId(requestId)
  }

  get persona() {
    return this.session?.persona ?? 'prospect'
  }

  get cartId() {
    return this.cart?.id
  }

  get cartLines() {
    return this.cart?.lines.length ?? 0
  }

  get processStep() {
    return this.cart && nextStepOf(this.cart, this.draft).processStep
  }

  get lockOwner() {
    return findLock(this.draft, this.cart?.id ?? everyCart)?.channel ?? 'none'
  }

  get wrongHeaders() {
    const { missing, wrong } = nameProblems(this.input.context.headerProblems)
    return [...missing, ...wrong]
  }

  get headers() {
    return (this.readHeaders ??= utf8Values(this.input.headers ?? {}))
  }

  get cookies() {
    return utf8Values(this.input.cookies ?? {})
  }

  get request() {
    return this.input.body ?? this.input.query
  }

  futureCartId(callerId: string) {
    return anonymousId(callerId)
  }

  private get cart(): CartState | undefined {
    const { audience, channel } = this.input.context
    this.foundCart ??= { cart: this.session && findCart(this.draft, { session: this.session, audience, channel }) }
    return this.foundCart.cart
  }
}

export const callFacts = (
  draft: WorldDraft,
  operation: OperationKey,
  input: CallInput,
  answer?: OwnAnswer,
): CallFacts => new DraftCallFacts(draft, operation, input, answer)
