import type { CheckoutDetails, ProcessStepAnswer, Totals } from '@soe/contracts'
import { getCheckoutDetails, placeOrder, validateOrder } from '@soe/contracts/routes'
import { orderQuery, untilShown } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import {
  destination,
  isShopError,
  queryKeyOf,
  type Shop,
  type ShopError,
  useChange,
  useFlags,
  useShop,
} from '@soe/shop-platform'
import { useRef, useState } from 'react'
import { hasAgreedTo } from '../credit/agreed-terms'
import { orderCheckOf } from '../credit/order-check'
import { cartInfoOf, changesTopic } from '../flow/checkout-query'
import { readCreditIssue, type CreditIssue } from './credit-issue'

const isNamed = (error: unknown, id: string): error is ShopError => isShopError(error) && error.id === id

/** On: credit issues are skipped. The specification leaves its name open. */
const creditSkipFlag = 'skipCreditIssueFFlag'

/** A check names its findings itself; one that does not leaves those of the cart. */
const validationErrorsOf = ({ serviceBody }: ProcessStepAnswer, { cart }: CheckoutDetails) =>
  serviceBody.serviceResponse.context.cartValidationErrors ?? cart.cartValidationErrors

/** What is declined has its own page; anything else waits. */
const pageWithoutScenario = ({ status }: CreditIssue): 'creditresult' | 'credithold' =>
  status === 'DC' ? 'creditresult' : 'credithold'

interface PlaceOrderOptions {
  details: CheckoutDetails
  /** Called when the payment is declined and another must be chosen. */
  onDeclined: () => void
}

/** The order made in another tab empties the cart; placing it again answers with that order. */
const ignoreOrdered = (error: unknown): undefined => {
  if (isNamed(error, '1008')) return undefined
  throw error
}

const isOutdated = ({ handling }: ShopError): boolean => handling !== 'retry'

const isAppChannel = /^VZW-MFA-/

/** Only the app has guests of its own. Where that can't be looked up, the page of everyone shows the order. */
const confirmationPage = async (shop: Shop) => {
  if (!isAppChannel.test(shop.identity.get().channel)) return 'orderconfirmation'
  try {
    const { confirmationPageName } = await import('../confirmation/confirmation-page-name')
    return await confirmationPageName(shop)
  } catch {
    return 'orderconfirmation'
  }
}

/** Validates the order, then places it: once, however often the button is pressed. */
export const usePlaceOrder = ({ details, onDeclined }: PlaceOrderOptions) => {
  const shop = useShop()
  const go = useGo()
  const cartInfo = cartInfoOf(details)
  const flags = useFlags()
  const [creditIssue, setCreditIssue] = useState<CreditIssue>()
  const [failure, setFailure] = useState<ShopError>()
  const [isPlacing, setPlacing] = useState(false)
  const isStarted = useRef(false)

  const queryKey = queryKeyOf(shop, getCheckoutDetails)

  const options = { meta: { showsError: true }, refetch: false }
  const validate = useChange(validateOrder, options)
  const place = useChange(placeOrder, { ...options, meta: { ...options.meta, readsItself: true } })
  const readDetails = async () => {
    await shop.queryClient.refetchQueries({ queryKey, type: 'active' })
    await untilShown()
  }

  const findCreditIssue = async (): Promise<CreditIssue | undefined> => {
    const checked = await validate.mutateAsync(orderCheckOf(shop, details)).catch(ignoreOrdered)
    if (!checked) return undefined
    const answer = checked as ProcessStepAnswer
    return readCreditIssue(answer, validationErrorsOf(answer, details), {
      ...(creditIssue && { current: creditIssue.scenario }),
      skipFlag: flags[creditSkipFlag] === true,
    })
  }

  const isAgreed = (issue: CreditIssue) => hasAgreedTo(shop.environment, details.cart, issue)

  const placeOnce = async ({ dueToday, dueMonthly }: Totals) => {
    const issue = await findCreditIssue()
    if (issue && !isAgreed(issue)) {
      // The cart holds the down payment from now on, and shows it before the message about it.
      await readDetails()
      setCreditIssue(issue)
      return issue.scenario === '' && go(destination(pageWithoutScenario(issue)))
    }
    const answer = await place.mutateAsync({ cartInfo, dueToday, dueMonthly })
    const { orderNumber } = answer.order
    shop.notices.hideTopic(changesTopic)
    shop.queryClient.setQueryData(orderQuery(shop, orderNumber).queryKey, answer)
    go(destination(await confirmationPage(shop), { orderNumber }))
    return shop.queryClient.removeQueries({ queryKey })
  }

  /** An order that is out of date is read again before the failure is shown, so that the next press sends what is seen. */
  const fail = async (error: unknown) => {
    if (!isShopError(error)) throw error
    if (isNamed(error, 'PAYMENT_DECLINED')) return onDeclined()
    if (isOutdated(error)) await readDetails()
    return setFailure(error)
  }

  const placeOnPress = async (shown = details.cart.orderDetails.totals) => {
    if (isStarted.current) return
    isStarted.current = true
    setPlacing(true)
    setFailure(undefined)
    await placeOnce(shown).catch(fail)
    isStarted.current = false
    setPlacing(false)
  }

  return { placeOrder: placeOnPress, isPlacing, failure, creditIssue }
}
