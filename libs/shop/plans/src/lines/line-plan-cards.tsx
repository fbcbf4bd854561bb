import { formatPrice } from '@soe/rules'
import { useAutoPayWords, useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { LineBlock } from '@soe/shop-steps'
import { RadioCards, Skeleton, Spoken, VisuallyHidden, WarningIcon } from '@soe/ui'
import { planTexts } from '../plan-texts'
import type { LineChoice } from './line-choice'
import styles from './line-plan-cards.module.css'

interface LinePlanCardsProps {
  choice: LineChoice
  position: number
  isReading: boolean
  /** The shopper wanted to go on without a choice. */
  isMissing: boolean
  onChoose: (planId: string) => void
}

const Sublabel = ({ detail, price, autoPay }: { detail: string; price: string; autoPay: string }) => (
  <>
    {detail}
    <strong className={styles.price}>
      <Spoken>{price}</Spoken>
    </strong>{' '}
    {autoPay}
  </>
)

const Cards = ({ choice: { line, plans = [], chosen, isKept }, onChoose }: LinePlanCardsProps) => {
  const texts = useTexts(planTexts)
  const { locked } = useLock()
  const autoPayOf = useAutoPayWords()
  const options = plans.map((plan) => ({
    value: plan.planId,
    label: plan.displayName,
    sublabel: (
      <Sublabel
        detail={isKept ? texts.today : plan.summary}
        price={`${formatPrice(plan.monthlyPrice)}${texts.perMonth}`}
        autoPay={autoPayOf(plan)}
      />
    ),
  }))
  return (
    <RadioCards
      stacked
      legend={<VisuallyHidden>{texts.planOf(line.deviceItem?.description ?? '')}</VisuallyHidden>}
      options={options}
      value={chosen?.planId}
      onChange={onChoose}
      disabled={locked}
    />
  )
}

/** A line with the plans that its device may have. */
export const LinePlanCards = (props: LinePlanCardsProps) => {
  const texts = useTexts(planTexts)
  const { choice, position, isReading, isMissing } = props
  return (
    <LineBlock line={choice.line} position={position}>
      {isReading && <Skeleton height="6.5rem" />}
      {choice.plans && <Cards {...props} />}
      {choice.isKept && <p className={styles.note}>{texts.kept}</p>}
      {isMissing && !choice.chosen && (
        <p className={styles.error} role="alert">
          <WarningIcon size={20} /> {texts.chooseOne}
        </p>
      )}
    </LineBlock>
  )
}
