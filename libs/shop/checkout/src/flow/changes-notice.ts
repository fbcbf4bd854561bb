import type { CheckoutDetails } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { formatList, type Shop, useShop } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { changesOf, type CheckoutChanges } from './checkout-changes'
import { changesTopic } from './checkout-query'

/** Whether this page has changed the cart since a time; its own changes are no news to the shopper. */
const isChangedHere = ({ queryClient }: Shop, since: number): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'success' })
    .some(({ state, meta }) => state.submittedAt >= since && (meta?.makesStale ?? []).length > 0)

const sentencesOf = (
  { added, removed, repriced, reopened, dueToday, dueMonthly }: CheckoutChanges,
  { language }: Shop,
): string[] => {
  const texts = checkoutTexts(language)
  const names = { contact: texts.missingContact, delivery: texts.missingDelivery, payment: texts.missingPayment }
  return [
    ...(added.length > 0 ? [texts.added(formatList(added, language))] : []),
    ...(removed.length > 0 ? [texts.removed(formatList(removed, language))] : []),
    ...(repriced.length > 0 ? [texts.repriced(formatList(repriced, language))] : []),
    ...(dueToday === undefined ? [] : [texts.nowDue(formatPrice(dueToday))]),
    ...(dueMonthly === undefined ? [] : [texts.nowMonthly(formatPrice(dueMonthly))]),
    ...reopened.map((step) =>
      step === 'agreements' || step === 'review' ? texts.agreeAgain : texts.sayAgain(names[step]),
    ),
  ]
}

const taxOf = ({ cart }: CheckoutDetails) =>
  cart.orderDetails.totals.todayRows.find(({ code }) => code === 'tax')?.amount ?? 0

/** An address or a store settles the tax: what that does to the sum is said by name. */
const nameTax = ({ notices, language }: Shop, before: CheckoutDetails, details: CheckoutDetails): void => {
  const tax = taxOf(details)
  if (tax === taxOf(before)) return
  const { dueToday } = details.cart.orderDetails.totals
  const text = checkoutTexts(language).taxNow(formatPrice(tax), formatPrice(dueToday))
  notices.show({ type: 'info', topic: 'tax', text })
}

/** Says what has changed in an order that the shopper has been looking at: in another tab, by someone else, or by time. */
export const ChangesNotice = ({ details }: { details: CheckoutDetails }) => {
  const shop = useShop()
  const seen = useRef<{ details: CheckoutDetails; at: number }>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = { details, at: Date.now() }
    const changes = before && changesOf(before.details, details)
    if (!changes) return
    const { added, removed, repriced, reopened } = changes
    const isNews =
      [added, removed, repriced, reopened].some(({ length }) => length > 0) || !isChangedHere(shop, before.at)
    if (!isNews) return nameTax(shop, before.details, details)
    const text = [checkoutTexts(shop.language).changed, ...sentencesOf(changes, shop)].join(' ')
    shop.notices.show({ type: 'info', topic: changesTopic, text, sticky: true, quiet: true })
  }, [details, shop])
  return null
}
