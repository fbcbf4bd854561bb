import { bundleMaximumUnits, formatCents, nextBundleTier } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, SectionHeading, SummaryList, SummaryRow, SummaryTotal } from '@soe/ui'
import styles from './bundle-builder.module.css'
import { bundleTexts } from './bundle-texts'
import { priceChoices, type BundleChoice } from './price-choice'
import { useAddBundle } from './use-add-bundle'

const useAdvice = (count: number): string => {
  const texts = useTexts(bundleTexts)
  const next = nextBundleTier(count)
  if (count === bundleMaximumUnits) return texts.limit(bundleMaximumUnits)
  if (!next) return texts.top
  return count === 0 ? texts.start(next.rate, next.unitsMissing) : texts.more(next.unitsMissing, next.rate)
}

const Sum = ({ chosen }: { chosen: readonly BundleChoice[] }) => {
  const texts = useTexts(bundleTexts)
  const { rate, discountCents, fullCents, totalCents } = priceChoices(chosen)
  return (
    <SummaryList>
      <SummaryRow label={texts.pieces(chosen.length)} value={formatCents(fullCents)} />
      {rate > 0 && <SummaryRow label={texts.discount(rate)} value={formatCents(-discountCents)} accent />}
      <SummaryTotal label={texts.total} value={formatCents(totalCents)} />
    </SummaryList>
  )
}

/** What the bundle costs, and the button that puts all of it into the cart. */
export const BundleSum = ({ chosen }: { chosen: readonly BundleChoice[] }) => {
  const texts = useTexts(bundleTexts)
  const { locked } = useLock()
  const advice = useAdvice(chosen.length)
  const { add, isAdding } = useAddBundle()
  return (
    <section className={styles.sum} aria-labelledby="bundle-sum">
      <div className={styles.sumHeading}>
        <SectionHeading id="bundle-sum">{texts.yours}</SectionHeading>
      </div>
      <output>{advice}</output>
      {chosen.length > 0 && <Sum chosen={chosen} />}
      <Button
        wide
        disabled={locked || chosen.length === 0}
        busy={isAdding}
        busyLabel={texts.adding}
        onClick={() => add(chosen)}
      >
        {texts.add}
      </Button>
      <p className={styles.detail}>{texts.cartCounts}</p>
    </section>
  )
}
