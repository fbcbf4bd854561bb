import { errorCatalogue, isErrorId, type CartView, type ScreenName } from '@soe/contracts'
import { creditApproved, scanAndGoFlow } from '@soe/rules'
import type { AccountState, CartState, SessionState, WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import { ownerRecordOf } from '../account/identity'
import { nextStepOf, stepCart } from '../process-step/process-step'
import { isStandaloneTradeIn, openItem, tradeInsOf } from '../trade-in/trade-in-items'
import { cartValidationErrors, flowTypeOf, type CartValidationError } from '../cart/cart-validation'
import type { StockedCart } from './stocked-cart'
import { groupSteps, pendingLineSteps } from '../process-step/pending-steps'

type PendingSteps = CartView['pendingSteps']

/** The step of a trade-in, as `pendingSteps` names it. */
const tradeInStep = 'tradein'

/** Standalone trade-ins that still need something. */
const openSubmissions = (cart: CartState) =>
  tradeInsOf(cart)
    .filter((item) => item.lineId === undefined && openItem(item) !== undefined)
    .map(({ submissionId }) => ({ submissionId, step: tradeInStep }))

const pendingStepsOf = (draft: WorldDraft, cart: CartState): PendingSteps => {
  const sortedSteps = pendingLineSteps(stepCart(cart, draft).lines)
  return {
    sortedSteps,
    lines: groupSteps(sortedSteps, ({ lineId }) => lineId),
    submissions: groupSteps(openSubmissions(cart), ({ submissionId }) => submissionId),
  }
}

const screens: readonly {
  name: ScreenName
  holds: (facts: { cart: CartState; flowType: string; isReady: boolean }) => boolean
}[] = [
  { name: 'emptycart', holds: ({ cart }) => cart.lines.length === 0 && tradeInsOf(cart).length === 0 },
  { name: 'scanandgocart', holds: ({ flowType }) => flowType === scanAndGoFlow },
  { name: 'promohub', holds: ({ isReady }) => !isReady },
  { name: 'expresshub', holds: () => true },
]

type CartReadiness = Pick<
  CartView,
  | 'cartValidationErrors'
  | 'hubReadyForCheckout'
  | 'pendingSteps'
  | 'screenInfo'
  | 'modifyTimerElapsed'
  | 'errorCode'
  | 'errors'
  | 'creditAppApproved'
  | 'creditIssueStatus'
  | 'userAuthorized'
  | 'isRefundExchange'
>

const screenOf = (
  draft: WorldDraft,
  cart: CartState,
  account: AccountState,
  isReady: boolean,
): CartView['screenInfo'] => {
  const facts = { cart, isReady, flowType: flowTypeOf(cart, account) }
  const { processStep } = nextStepOf(cart, draft)
  return { screenName: screens.find(({ holds }) => holds(facts))?.name ?? 'expresshub', processStep }
}

/** Lines, or trade-ins on their own that need nothing more. */
const hasSettledContent = (cart: CartState): boolean =>
  cart.lines.length > 0 || (isStandaloneTradeIn(cart) && openSubmissions(cart).length === 0)

const blockersIn = (errors: readonly CartValidationError[]): CartView['errors'] =>
  errors
    .filter(({ errorLevel }) => errorLevel === 'Blocker')
    .flatMap(({ errorCode, errorMessage, fieldPath }) =>
      isErrorId(errorCode)
        ? {
            id: errorCode,
            name: errorCatalogue[errorCode].name,
            message: errorMessage,
            details: fieldPath === undefined ? [] : [{ issue: fieldPath }],
          }
        : [],
    )

/** Milliseconds in which an order can be changed. */
const modifyTime = 30 * 60_000

/** Whether the owner's latest order can no longer be changed. */
const isModifyTimeOver = (draft: WorldDraft, { owner }: CartState): boolean => {
  const latest = draft.orders.get(ownerRecordOf(draft, owner).orderIds.at(-1) ?? '')
  const orderedAt = draft.carts.get(latest?.cartId ?? '')?.updatedAt
  return orderedAt !== undefined && draft.now - orderedAt > modifyTime
}

export const readinessOf = (
  draft: WorldDraft,
  cart: CartState,
  session: SessionState,
  { price, promotions, shortages }: StockedCart,
): CartReadiness => {
  const account = accountStateOf(draft, cart.owner)
  const pendingSteps = pendingStepsOf(draft, cart)
  const isReady = hasSettledContent(cart) && pendingSteps.sortedSteps.length === 0
  const errors = cartValidationErrors({ cart, account, isSignedIn: session.loggedIn, price, promotions, shortages })
  const blockers = blockersIn(errors)
  return {
    cartValidationErrors: errors,
    hubReadyForCheckout: isReady,
    pendingSteps,
    screenInfo: screenOf(draft, cart, account, isReady),
    modifyTimerElapsed: isModifyTimeOver(draft, cart),
    errorCode: blockers[0]?.id ?? '',
    errors: blockers,
    creditAppApproved: account.creditStatus === creditApproved && !account.creditFrozen,
    creditIssueStatus: account.creditStatus,
    userAuthorized: account.userAuthorized,
    ...(account.refundExchange && { isRefundExchange: true }),
  }
}
