import type { CartLine, CheckoutDetails, Order } from '@soe/contracts'
import { formatPrice, isPrepay, readSearch, stepKey } from '@soe/rules'
import { cartQuery, orderQuery } from '@soe/shop-basket'
import { destination, useIdentity, usePathOf, useShop, useTexts, type FlowStep } from '@soe/shop-platform'
import { StepTrail, type TrailStep } from '@soe/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { Link, useSearch } from 'wouter'
import { FlowSpace } from './flow-space'
import { flowTexts } from './flow-texts'
import styles from './flow-trail.module.css'

type Step = Exclude<FlowStep, 'order'>

interface Purchase {
  lines: readonly CartLine[]
  /** An upgrade keeps its plan and its number; accessories alone have neither a plan nor other accessories. */
  steps: readonly Step[]
  /** Steps that a line still needs. */
  open: ReadonlySet<Step>
  dueToday: number
  dueMonthly: number
  /** What is due today goes on the next bill. */
  isBilled: boolean
}

const isUpgrade = ({ lineActivityType }: CartLine) => lineActivityType.startsWith('EUP')

const stepsFor = (lines: readonly CartLine[], hasAccessories: boolean): readonly Step[] => {
  const devices = lines.filter(({ deviceItem }) => deviceItem)
  if (devices.some((line) => !isUpgrade(line))) return ['plan', 'number', 'accessories', 'cart', 'checkout']
  if (devices.length > 0) return ['accessories', 'cart', 'checkout']
  return hasAccessories ? ['cart', 'checkout'] : []
}

type Sold = Pick<Order, 'lines' | 'accessories' | 'totals' | 'payment'> & { pending?: readonly string[] }

const openSteps: ReadonlyMap<string, Step> = new Map([
  ['PLANSELECTION', 'plan'],
  ['NEWRECOMMENDEDPLANSELECTION', 'plan'],
  ['RECOMMENDEDPLANSELECTION', 'plan'],
  ['NUMBERSELECTION', 'number'],
  ['ASSIGNNUMBERS', 'number'],
  ['ACCESSORYINTERESTIAL', 'accessories'],
])

const purchaseOf = ({ lines, accessories, totals, payment, pending = [] }: Sold): Purchase => ({
  lines,
  open: new Set(pending.flatMap((step) => openSteps.get(stepKey(step)) ?? [])),
  steps: stepsFor(lines, accessories.length > 0 || lines.some((line) => line.accessories.length > 0)),
  dueToday: totals.dueToday,
  dueMonthly: totals.dueMonthly,
  isBilled: payment?.paymentType === 'account',
})

const soldIn = ({ cart: { lineDetails, orderDetails, pendingSteps }, payment }: CheckoutDetails): Sold => ({
  lines: lineDetails.allLines.flatMap((lineId) => lineDetails.lineInfo[lineId] ?? []),
  accessories: [],
  totals: orderDetails.totals,
  pending: pendingSteps.sortedSteps.map(({ step }) => step),
  ...(payment && { payment }),
})

type Answer = CheckoutDetails | { order: Order }

/** What is known of an answer that others read. */
const useKnown = (queryKey: readonly unknown[]) => {
  const { queryClient } = useShop()
  const subscribe = useCallback((notify: () => void) => queryClient.getQueryCache().subscribe(notify), [queryClient])
  const read = () => queryClient.getQueryState<Answer>(queryKey)
  return useSyncExternalStore(subscribe, read, read)
}

/** What the page below has read: the order that it confirms, else the cart. Null where there is nothing to read. */
const usePurchase = (current: FlowStep): Purchase | null | undefined => {
  const shop = useShop()
  const { orderNumber } = readSearch(useSearch())
  const { queryKey } = current === 'order' ? orderQuery(shop, orderNumber) : cartQuery(shop)
  const { data, error } = useKnown(queryKey) ?? {}
  if (!data) return error ? null : undefined
  return purchaseOf('order' in data ? data.order : soldIn(data))
}

/** Where the shopper is between a device and its order, the way back, and what it comes to. */
export const FlowTrail = ({ current }: { current: FlowStep }) => {
  const texts = useTexts(flowTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const { line, mtn } = readSearch(useSearch())
  const purchase = usePurchase(current)
  if (purchase === undefined) return <FlowSpace current={current} />
  if (purchase === null || (current !== 'order' && !purchase.steps.includes(current))) return null
  const { lines, steps, open, dueToday, dueMonthly, isBilled } = purchase
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
  const isOrdered = current === 'order'
  const position = isOrdered ? steps.length : steps.indexOf(current)
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
  const today = formatPrice(isBilled && (isOrdered || current === 'checkout') ? 0 : dueToday)
  return (
    <div className={styles.flow}>
      <StepTrail label={texts.steps} steps={trail} doneLabel={texts.done} />
      <p className={styles.sum}>{dueMonthly > 0 ? both(today, formatPrice(dueMonthly)) : todayAlone(today)}</p>
    </div>
  )
}
