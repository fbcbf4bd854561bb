import type { PageName } from '@soe/shop-platform'
import { useTexts } from '@soe/shop-platform'
import { classNames, VisuallyHidden } from '@soe/ui'
import { Link } from 'wouter'
import type { TradeInAddress } from './trade-in-address'
import styles from './trade-in-steps.module.css'
import { tradeInTexts } from './trade-in-texts'
import { useTradeInPath } from './use-trade-in-path'

export const tradeInStepNames = ['device', 'condition', 'estimate'] as const
export type TradeInStep = (typeof tradeInStepNames)[number]

const pageOf: Readonly<Record<TradeInStep, PageName>> = {
  device: 'tradein',
  condition: 'tradein/devicecondition',
  estimate: 'devicesummary',
}

/** The three steps; those behind the shopper are links. */
export const TradeInSteps = ({ current, address }: { current: TradeInStep; address: TradeInAddress }) => {
  const texts = useTexts(tradeInTexts)
  const pathTo = useTradeInPath()
  const reached = tradeInStepNames.indexOf(current)
  return (
    <nav aria-label={texts.steps}>
      <ol className={styles.steps}>
        {tradeInStepNames.map((step, index) => {
          const label = `${index + 1} ${texts[`${step}Step`]}`
          const isCurrent = step === current
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className={classNames(styles.step, isCurrent && styles.current)}
            >
              {index < reached ? (
                <Link href={pathTo(pageOf[step], address)} className={styles.link}>
                  {label}
                  <VisuallyHidden>, {texts.stepDone}</VisuallyHidden>
                </Link>
              ) : (
                <span className={styles.label}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
