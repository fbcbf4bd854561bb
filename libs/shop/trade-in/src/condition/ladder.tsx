import type { TradeInCondition } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { classNames } from '@soe/ui'
import type { Estimate } from '../estimate/estimate-query'
import { conditionTexts } from './condition-texts'
import styles from './ladder.module.css'

interface LadderProps {
  conditions: Estimate['device']['conditions']
  current: TradeInCondition
}

/** The value in every condition; a bar of ink marks where the answers stand. */
export const Ladder = ({ conditions, current }: LadderProps) => {
  const texts = useTexts(conditionTexts)
  const amountOf = (value: number) => (value > 0 ? formatPrice(value) : texts.recycled(formatPrice(value)))
  return (
    <section aria-labelledby="ladder">
      <h3 id="ladder" className={styles.title}>
        {texts.ladder}
      </h3>
      <ul>
        {conditions.map(({ condition, creditTotal }) => (
          <li
            key={condition}
            aria-current={condition === current || undefined}
            className={classNames(styles.rung, condition === current && styles.current)}
          >
            <span>{texts[`rung.${condition}`]}</span>
            <span className={styles.value}>{amountOf(creditTotal)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
