import type { TradeInCondition } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { SectionHeading, StickyBar, SummaryList, SummaryRow, useOutOfView } from '@soe/ui'
import { useRef } from 'react'
import type { EstimatedTradeIn } from '../estimate/estimated'
import { worthIn } from '../estimate/worth-in'
import { DeviceDrawing } from '../flow/device-drawing'
import { tradeInTexts } from '../flow/trade-in-texts'
import { conditionTexts } from './condition-texts'
import styles from './estimate-so-far.module.css'
import { Ladder } from './ladder'
import { WhenItComes } from '../estimate/when-it-comes'

interface EstimateSoFarProps {
  tradeIn: EstimatedTradeIn
  condition: TradeInCondition
}

const Drawing = ({ tradeIn: { device, estimate } }: Pick<EstimateSoFarProps, 'tradeIn'>) => (
  <div className={styles.stage}>
    <DeviceDrawing size="stage" />
    <p>{[estimate.device.deviceModel, device['capacity']].filter(Boolean).join(', ')}</p>
  </div>
)

const Sum = ({ total }: { total: number }) => {
  const texts = useTexts(tradeInTexts)
  const sum = useRef<HTMLParagraphElement>(null)
  const isAway = useOutOfView(sum)
  const amount = formatPrice(total)
  return (
    <>
      <p ref={sum} className={styles.sum}>
        <span>{texts.worthUpTo}</span>
        <span key={amount} className={styles.amount}>
          {amount}
        </span>
      </p>
      <StickyBar shown={!isAway} label={texts.worthUpTo}>
        <p className={styles.bar}>{texts.worthUpToAmount(amount)}</p>
      </StickyBar>
    </>
  )
}

export const EstimateSoFar = ({ tradeIn, condition }: EstimateSoFarProps) => {
  const texts = useTexts(conditionTexts)
  const { estimate } = tradeIn
  const { value, promotion, total } = worthIn(estimate, condition)
  return (
    <aside className={styles.aside} aria-labelledby="estimate-so-far">
      <SectionHeading id="estimate-so-far">{texts.soFar}</SectionHeading>
      <Drawing tradeIn={tradeIn} />
      <SummaryList>
        <SummaryRow label={texts[`in.${condition}`](estimate.device.deviceModel)} value={formatPrice(value)} />
        {promotion && (
          <SummaryRow label={texts.withNew(promotion.deviceModel)} value={formatPrice(promotion.amount)} accent />
        )}
      </SummaryList>
      <Sum total={total} />
      <WhenItComes value={value} promotion={promotion} />
      <Ladder conditions={estimate.device.conditions} current={condition} />
    </aside>
  )
}
