import type { CheckoutDetails } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useIsBilled } from '@soe/shop-basket'
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
  isBilled: boolean,
): string[] => {
  const texts = checkoutTexts(language)
  const names = { contact: texts.missingContact, delivery: texts.missingDelivery, payment: texts.missingPayment }
  return [
    ...(added.length > 0 ? [texts.added(formatList(added, language))] : []),
    ...(removed.length > 0 ? [texts.removed(formatList(removed, language))] : []),
    ...(repriced.length > 0 ? [texts.repriced(formatList(repriced, language))] : []),
    ...(dueToday === undefined || isBilled ? [] : [texts.nowDue(formatPrice(dueToday))]),
    ...(dueMonthly === undefined ? [] : [texts.nowMonthly(formatPrice(dueMonthly))]),
    ...reopened.map((step) =>
      step === 'agreements' || step === 'review' ? texts.agreeAgain : texts.sayAgain(names[step]),
    ),
  ]
}

const taxOf = ({ cart }: CheckoutDetails) =>
  cart.orderDetails.totals.todayRows.find(({ code }) => code === 'tax')?.amount ?? 0

const taxTopic = 'tax'

/** An address or a store settles the tax: what that does to the sum is said by name. */
const nameTax = (
  { notices, language }: Shop,
  { before, details, isBilled }: { before: CheckoutDetails; details: CheckoutDetails; isBilled: boolean },
): void => {
  const tax = taxOf(details)
  if (tax === taxOf(before)) return
  const due = isBilled ? 0 : details.cart.orderDetails.totals.dueToday
  const text = checkoutTexts(language).taxNow(formatPrice(tax), formatPrice(due))
  notices.show({ type: 'info', topic: taxTopic, text })
}

/** The sum that was named with the tax is another one once one would pay otherwise. */
const useTaxNoticeOf = (isBilled: boolean, { notices }: Shop) => {
  const said = useRef(isBilled)
  useEffect(() => {
    if (said.current !== isBilled) notices.hideTopic(taxTopic)
    said.current = isBilled
  }, [isBilled, notices])
}

/** Says what has changed in an order that the shopper has been looking at: in another tab, by someone else, or by time. */
export const ChangesNotice = ({ details }: { details: CheckoutDetails }) => {
  const shop = useShop()
  const seen = useRef<{ details: CheckoutDetails; at: number }>(undefined)
  const isBilled = useIsBilled(details.payment)
  useTaxNoticeOf(isBilled, shop)
  useEffect(() => {
    const before = seen.current
    if (before?.details === details) return
    seen.current = { details, at: Date.now() }
    const changes = before && changesOf(before.details, details)
    if (!changes) return
    const { added, removed, repriced, reopened } = changes
    const isNews =
      [added, removed, repriced, reopened].some(({ length }) => length > 0) || !isChangedHere(shop, before.at)
    if (!isNews) return nameTax(shop, { before: before.details, details, isBilled })
    const text = [checkoutTexts(shop.language).changed, ...sentencesOf(changes, shop, isBilled)].join(' ')
    shop.notices.show({ type: 'info', topic: changesTopic, text, sticky: true, quiet: true })
  }, [details, shop, isBilled])
  return null
}
