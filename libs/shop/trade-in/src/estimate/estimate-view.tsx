import type { TradeInCondition } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, InfoIcon, Notice } from '@soe/ui'
import { FailureNotice } from '../flow/failure-notice'
import { EstimateSummary } from './estimate-summary'
import { estimateTexts } from './estimate-texts'
import styles from './estimate-view.module.css'
import type { EstimatedTradeIn } from './estimated'
import { HowItGoes } from './how-it-goes'
import { useAccept } from './use-accept'
import { useKeep } from './use-keep'
import { worthIn } from './worth-in'

interface EstimateViewProps {
  tradeIn: EstimatedTradeIn
  condition: TradeInCondition
}

const useAcceptLabel = ({ tradeIn, condition }: EstimateViewProps): string => {
  const texts = useTexts(estimateTexts)
  const { total } = worthIn(tradeIn.estimate, condition)
  if (total === 0) return texts.recycle
  const newDevice = tradeIn.line?.deviceItem?.description
  return newDevice === undefined ? texts.accept(formatPrice(total)) : texts.addWith(newDevice)
}

const Actions = (props: EstimateViewProps) => {
  const texts = useTexts(estimateTexts)
  const { locked } = useLock()
  const { accept, isBusy, changed, error } = useAccept(props.tradeIn, props.condition)
  const { keep, isKeeping } = useKeep(props.tradeIn)
  const label = useAcceptLabel(props)
  return (
    <div className={styles.actions}>
      {changed !== undefined && (
        <Notice role="alert" icon={<InfoIcon />}>
          {changed}
        </Notice>
      )}
      {error && !isBusy && <FailureNotice error={error} />}
      <Button wide disabled={locked || isKeeping} busy={isBusy} busyLabel={texts.adding} onClick={accept}>
        {label}
      </Button>
      <Button wide variant="outline" disabled={locked || isBusy} busy={isKeeping} onClick={keep}>
        {texts.keep}
      </Button>
    </div>
  )
}

/** What the device is worth, to be accepted or not. */
export const EstimateView = (props: EstimateViewProps) => {
  const { tradeIn, condition } = props
  const worth = worthIn(tradeIn.estimate, condition)
  return (
    <div className={styles.columns}>
      <div>
        <EstimateSummary {...props} worth={worth} />
        <Actions {...props} />
      </div>
      <HowItGoes isAlone={!tradeIn.line} isRecycled={worth.total === 0} />
    </div>
  )
}
