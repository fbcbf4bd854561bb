import type { CartLine, ProtectionFeature } from '@soe/contracts'
import { dayIn, formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { carrierNow, formatDate, useShop, useTexts } from '@soe/shop-platform'
import { LineBlock } from '@soe/shop-steps'
import { RadioCards, Skeleton, Spoken, VisuallyHidden } from '@soe/ui'
import styles from './line-protection.module.css'
import { noProtection } from './protection-choice'
import { protectionTexts } from './protection-texts'

interface LineProtectionProps {
  line: CartLine
  position: number
  /** Undefined while it is read, or where it cannot be read. */
  features: readonly ProtectionFeature[] | undefined
  isLoading: boolean
  choice: string | undefined
  onChoose: (choice: string) => void
}

/** Protection can be added for thirty days. */
const addable = 30 * 24 * 60 * 60 * 1000

const useOptions = (features: readonly ProtectionFeature[]) => {
  const texts = useTexts(protectionTexts)
  const shop = useShop()
  const offered = features.map(({ sorId, displayName, description, price, ineligibleReason }) => ({
    value: sorId,
    label: displayName,
    disabled: ineligibleReason !== undefined,
    sublabel: ineligibleReason ?? (
      <>
        {description}
        <strong className={styles.price}>
          <Spoken>{texts.perMonth(formatPrice(price.discountedPrice))}</Spoken>
        </strong>
      </>
    ),
  }))
  const lastDay = formatDate(dayIn(carrierNow(shop) + addable), shop.language, { month: 'short', day: 'numeric' })
  return [...offered, { value: noProtection, label: texts.none, sublabel: texts.addLater(lastDay) }]
}

const Choices = ({
  line,
  features,
  choice,
  onChoose,
}: LineProtectionProps & { features: readonly ProtectionFeature[] }) => {
  const texts = useTexts(protectionTexts)
  const { locked } = useLock()
  const held = features.find(({ inCart }) => inCart)?.sorId
  return (
    <RadioCards
      stacked
      legend={<VisuallyHidden>{texts.protectionFor(line.deviceItem?.description ?? '')}</VisuallyHidden>}
      options={useOptions(features)}
      value={choice ?? held}
      onChange={onChoose}
      disabled={locked}
    />
  )
}

export const LineProtection = (props: LineProtectionProps) => (
  <LineBlock line={props.line} position={props.position}>
    {props.isLoading && <Skeleton height="6.5rem" />}
    {props.features && <Choices {...props} features={props.features} />}
  </LineBlock>
)
