import type { TradeInCondition } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useTexts, destination, useChange, useIdentity } from '@soe/shop-platform'
import { Button, InfoIcon, Notice } from '@soe/ui'
import { FailureNotice } from '../flow/failure-notice'
import { EstimateSummary } from './estimate-summary'
import { estimateTexts } from './estimate-texts'
import styles from './estimate-view.module.css'
import type { EstimatedTradeIn } from './estimated'
import { HowItGoes } from './how-it-goes'
import { useAccept } from './use-accept'
import { worthIn } from './worth-in'
import { tradeInAddDevice } from '@soe/contracts/routes'
import { emptyCartPage, useGo, useNextStep } from '@soe/shop-journey'
import type { TradeIn } from '../flow/find-trade-in'

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

/** What of this trade-in the cart holds: a device that is not rated, or the line's wish or device. */
const heldOf = ({ submissionId, line }: TradeIn) => {
  if (submissionId !== undefined) return { submissionId }
  return line?.isTradeInIntentSelected || line?.tradeInInfo ? { lineId: line.lineId } : undefined
}

/** Takes the trade-in out of the cart: the shopper keeps the device. */
const useKeep = (tradeIn: TradeIn) => {
  const go = useGo()
  const goOn = useNextStep()
  const { audience } = useIdentity()
  const held = heldOf(tradeIn)
  const leave = () => go(destination(tradeIn.hasLines ? 'expresscart' : emptyCartPage('shop', audience)))
  const { mutate, isPending } = useChange(tradeInAddDevice, {
    refetch: false,
    onDone: (answer) => (tradeIn.hasLines ? goOn(answer) : leave()),
  })
  const keep = () => (held ? mutate({ cartInfo: {}, ...held, actionIndicator: 'D' }) : leave())
  return { keep, isKeeping: isPending }
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
