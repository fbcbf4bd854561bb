import type { TradeInCondition } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { formatDate, shortDay, useShop, useTexts } from '@soe/shop-platform'
import { PageHeading, SummaryList, SummaryRow, TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { WhenItComes } from './when-it-comes'
import { DeviceDrawing } from '../flow/device-drawing'
import { tradeInTexts } from '../flow/trade-in-texts'
import { useTradeInPath } from '../flow/use-trade-in-path'
import styles from './estimate-summary.module.css'
import { estimateTexts } from './estimate-texts'
import type { EstimatedTradeIn } from './estimated'
import { todayTextOf, type Worth } from './worth-in'

export interface EstimateSummaryProps {
  tradeIn: EstimatedTradeIn
  condition: TradeInCondition
  worth: Worth
}

const Title = ({ tradeIn: { estimate }, worth }: EstimateSummaryProps) => {
  const { language } = useShop()
  const texts = useTexts(estimateTexts)
  const { noValue } = useTexts(tradeInTexts)
  const isWorth = worth.total > 0
  const device = estimate.device.deviceModel
  return (
    <div className={styles.title}>
      <PageHeading>
        <span className={styles.over}>{isWorth ? texts.isWorth(device) : texts.recycles(device)}</span>
        <span>{isWorth ? formatPrice(worth.total) : texts.recycledTitle}</span>
      </PageHeading>
      <p className={styles.muted}>
        {isWorth ? texts.goodUntil(formatDate(estimate.validUntil, language, shortDay)) : noValue}
      </p>
    </div>
  )
}

const Device = ({ tradeIn, condition }: EstimateSummaryProps) => {
  const texts = useTexts(estimateTexts)
  const pathTo = useTradeInPath()
  const { device, own, estimate, line } = tradeIn
  const { deviceModel, eligible } = estimate.device
  const edit = pathTo(eligible ? 'tradein/devicecondition' : 'tradein', { line: line?.lineId, device, condition })
  return (
    <div className={styles.device}>
      <DeviceDrawing size="row" />
      <div>
        <p className={styles.name}>{[deviceModel, device['capacity']].filter(Boolean).join(', ')}</p>
        <p className={styles.muted}>
          {[eligible && texts[`condition.${condition}`], own && texts.lineOf(own.nickName)].filter(Boolean).join(', ')}
        </p>
      </div>
      <Link href={edit} asChild>
        <TextLink href={edit} aria-label={texts.editDevice(deviceModel)}>
          {texts.edit}
        </TextLink>
      </Link>
    </div>
  )
}

const Rows = ({ tradeIn, condition, worth }: EstimateSummaryProps) => {
  const { value, promotion } = worth
  const texts = useTexts(estimateTexts)
  return (
    <>
      <SummaryList>
        <SummaryRow label={texts[`phone.${condition}`]} value={formatPrice(value)} />
        {promotion && (
          <SummaryRow label={texts.promotion(promotion.deviceModel)} value={formatPrice(promotion.amount)} accent />
        )}
      </SummaryList>
      <WhenItComes value={value} promotion={promotion} />
      <p className={styles.small}>{texts[todayTextOf(worth, tradeIn.hasLines)]}</p>
    </>
  )
}

export const EstimateSummary = (props: EstimateSummaryProps) => (
  <>
    <Title {...props} />
    <Device {...props} />
    {props.worth.total > 0 && <Rows {...props} />}
  </>
)
