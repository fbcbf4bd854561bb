import type { CartView } from '@soe/contracts'
import { formatPrice, isPrepay } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { destination, useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { StepTrail, type TrailStep } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import styles from './flow-trail.module.css'
import { flowTexts } from './flow-texts'

const flow = ['plan', 'number', 'accessories', 'cart', 'checkout'] as const

export type FlowStep = 'plan' | 'number' | 'accessories'

/** The line that was begun last; an upgrade keeps its plan and its number. */
const newLineOf = ({ lineDetails: { deviceLines, lineInfo } }: CartView): string | undefined =>
  deviceLines.findLast((lineId) => !lineInfo[lineId]?.lineActivityType.startsWith('EUP'))

/** Holds the place of a sum. */
const unknown = { dueToday: 100, dueMonthly: 10 }

/** Where the shopper is between a device and its order, the way back, and what it comes to so far. */
export const FlowTrail = ({ current, lineId }: { current: FlowStep; lineId?: string | undefined }) => {
  const shop = useShop()
  const texts = useTexts(flowTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const { data } = useQuery({ ...cartQuery(shop), meta: { silent: true } })
  const line = lineId ?? (data && newLineOf(data.cart))
  const isOfLine = current !== 'accessories' || !data || line !== undefined
  const steps = flow.filter((step) => isOfLine || (step !== 'plan' && step !== 'number'))
  const position = steps.indexOf(current)
  const wayTo = {
    plan: () =>
      isPrepay(audience)
        ? destination('plans/prepaidPlans', { mtn: line })
        : destination('plans/planoverview', { line }),
    number: () => destination('numberselection', { mtn: line }),
    accessories: () => destination('accessoryInterstitial'),
  }
  const trail = steps.map((step, index): TrailStep => {
    const isDone = index < position && step !== 'cart' && step !== 'checkout'
    const content = isDone && data ? <Link href={pathOf(wayTo[step]())}>{texts[step]}</Link> : texts[step]
    return { key: step, content, state: step === current ? 'current' : isDone ? 'done' : 'ahead' }
  })
  const { dueToday, dueMonthly } = data?.cart.orderDetails.totals ?? unknown
  const today = formatPrice(dueToday)
  return (
    <div className={styles.flow}>
      <StepTrail label={texts.steps} steps={trail} doneLabel={texts.done} />
      <p className={data ? styles.sum : styles.waiting} aria-hidden={!data}>
        {dueMonthly > 0 ? texts.soFar(today, formatPrice(dueMonthly)) : texts.soFarToday(today)}
      </p>
    </div>
  )
}
