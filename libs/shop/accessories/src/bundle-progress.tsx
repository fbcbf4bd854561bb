import type { CartView } from '@soe/contracts'
import { bundleTiers, formatPrice, nextBundleTier } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { BravoFlag, CheckIcon, classNames, VisuallyHidden } from '@soe/ui'
import { accessoryTexts } from './accessory-texts'
import styles from './bundle-progress.module.css'

type Bundle = CartView['orderDetails']['bundle']
type BundleTexts = ReturnType<typeof accessoryTexts>

const tiers = bundleTiers.toReversed()
const noBundle: Bundle = { eligibleQuantity: 0, discountPercent: 0, discountAmount: 0 }

const advice = ({ eligibleQuantity }: Bundle, texts: BundleTexts): string => {
  const next = nextBundleTier(eligibleQuantity)
  if (!next) return texts.top
  const { unitsMissing, rate } = next
  return eligibleQuantity === 0 ? texts.start(rate, unitsMissing) : texts.addMore(unitsMissing, rate)
}

const Tiers = ({ bundle: { eligibleQuantity } }: { bundle: Bundle }) => {
  const texts = useTexts(accessoryTexts)
  return (
    <ol className={styles.tiers}>
      {tiers.map(({ units, rate }) => {
        const isReached = eligibleQuantity >= units
        return (
          <li key={units} className={classNames(styles.tier, isReached && styles.reached)}>
            {texts.tier(rate, units)}
            {isReached && (
              <>
                <CheckIcon size={18} />
                <VisuallyHidden>{texts.reached}</VisuallyHidden>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

export const BundleProgress = ({ bundle = noBundle }: { bundle: Bundle | undefined }) => {
  const texts = useTexts(accessoryTexts)
  return (
    <div className={styles.progress}>
      <Tiers bundle={bundle} />
      <output className={styles.advice}>{advice(bundle, texts)}</output>
      {bundle.discountAmount > 0 && (
        <p className={styles.saved}>
          <BravoFlag width={16} pole />
          <span>{texts.saved}</span>
          <span className={styles.amount}>{formatPrice(bundle.discountAmount)}</span>
        </p>
      )}
    </div>
  )
}
