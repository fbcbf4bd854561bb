import type { CartLine, CheckoutDetails, Order } from '@soe/contracts'
import { formatPrice, isPrepay, readSearch } from '@soe/rules'
import { cartQuery, orderQuery, useIsBilled } from '@soe/shop-basket'
import { destination, useIdentity, usePathOf, useShop, useTexts, type FlowStep } from '@soe/shop-platform'
import { Spoken, StepTrail, type TrailStep } from '@soe/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { Link, useSearch } from 'wouter'
import { flowStepOf } from '../pending/flow-step-of'
import { FlowSpace } from './flow-space'
import { flowTexts } from './flow-texts'
import styles from './flow-trail.module.css'

type Step = Exclude<FlowStep, 'order'>

interface Purchase extends Pick<Order, 'lines' | 'accessories' | 'totals'> {
  payment?: Order['payment'] | undefined
  /** Steps that a line still needs; none of an order. */
  pending?: readonly string[]
}

const isUpgrade = ({ lineActivityType }: CartLine) => lineActivityType.startsWith('EUP')

/** An upgrade keeps its plan and its number; accessories alone have neither a plan nor other accessories. */
const stepsOf = ({ lines, accessories }: Purchase): readonly Step[] => {
  const devices = lines.filter(({ deviceItem }) => deviceItem)
  if (devices.some((line) => !isUpgrade(line))) return ['plan', 'number', 'accessories', 'cart', 'checkout']
  if (devices.length > 0) return ['accessories', 'cart', 'checkout']
  return [accessories, ...lines.map((line) => line.accessories)].flat().length > 0 ? ['cart', 'checkout'] : []
}

const purchaseIn = ({ cart: { lineDetails, orderDetails, pendingSteps }, payment }: CheckoutDetails): Purchase => ({
  lines: lineDetails.allLines.flatMap((lineId) => lineDetails.lineInfo[lineId] ?? []),
  accessories: [],
  totals: orderDetails.totals,
  pending: pendingSteps.sortedSteps.map(({ step }) => step),
  payment,
})

type Answer = CheckoutDetails | { order: Order }

/** The cached answer of a query that the page makes: nothing is called here. */
const useKnown = (queryKey: readonly unknown[]) => {
  const { queryClient } = useShop()
  const subscribe = useCallback((notify: () => void) => queryClient.getQueryCache().subscribe(notify), [queryClient])
  const read = () => queryClient.getQueryState<Answer>(queryKey)
  return useSyncExternalStore(subscribe, read, read)
}

/** The order that the page confirms, else the cart: undefined until the page has read it, null where it can't. */
const usePurchase = (current: FlowStep): Purchase | null | undefined => {
  const shop = useShop()
  const { orderNumber } = readSearch(useSearch())
  const { queryKey } = current === 'order' ? orderQuery(shop, orderNumber) : cartQuery(shop)
  const { data, error } = useKnown(queryKey) ?? {}
  if (!data) return error ? null : undefined
  return 'order' in data ? data.order : purchaseIn(data)
}

/** Where the shopper is between a device and its order, the way back, and what it comes to. */
export const FlowTrail = ({ current }: { current: FlowStep }) => {
  const texts = useTexts(flowTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const { line, mtn } = readSearch(useSearch())
  const purchase = usePurchase(current)
  const isBilled = useIsBilled(purchase?.payment)
  if (purchase === undefined) return <FlowSpace current={current} />
  if (purchase === null) return null
  const { lines, totals, pending = [] } = purchase
  const steps = stepsOf(purchase)
  const isOrdered = current === 'order'
  const position = isOrdered ? steps.length : steps.indexOf(current)
  if (steps.length === 0 || position < 0) return null
  const named = lines.find(({ lineId, serviceInfo }) => [lineId, serviceInfo.mtn].includes(line ?? mtn ?? ''))
  if ((current === 'plan' || current === 'number') && named && isUpgrade(named)) return null
  // The line that was begun last.
  const lineId = (named ?? lines.findLast((each) => each.deviceItem && !isUpgrade(each)))?.lineId
  const wayTo = {
    plan: isPrepay(audience)
      ? destination('plans/prepaidPlans', { mtn: lineId })
      : destination('plans/planoverview', { line: lineId }),
    number: destination('numberselection', { mtn: lineId }),
    accessories: destination('accessoryInterstitial'),
    cart: destination('expresscart'),
    checkout: undefined,
  }
  const open = new Set(pending.map(flowStepOf))
  const trail = steps.map((step, index): TrailStep => {
    const to = index < position && !isOrdered ? wayTo[step] : undefined
    return {
      key: step,
      content: to ? <Link href={pathOf(to)}>{texts[step]}</Link> : texts[step],
      state: step === current ? 'current' : index < position && !open.has(step) ? 'done' : 'ahead',
    }
  })
  const { ordered, orderedToday, soFar, soFarToday } = texts
  const [both, todayAlone] = isOrdered ? [ordered, orderedToday] : [soFar, soFarToday]
  const today = formatPrice(isBilled && (isOrdered || current === 'checkout') ? 0 : totals.dueToday)
  const monthly = formatPrice(totals.dueMonthly)
  return (
    <div className={styles.flow}>
      <StepTrail label={texts.steps} steps={trail} doneLabel={texts.done} />
      <p className={styles.sum}>
        <Spoken>{totals.dueMonthly > 0 ? both(today, monthly) : todayAlone(today)}</Spoken>
      </p>
    </div>
  )
}
