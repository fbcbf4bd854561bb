import type { ProtectionFeature, ProtectionLeadOffer } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button, Heading, Spoken } from '@soe/ui'
import styles from './lead-offer.module.css'
import { Benefits, ClaimCosts } from './offer-facts'
import { protectionTexts } from './protection-texts'

interface LeadOfferProps {
  offer: ProtectionLeadOffer
  feature: ProtectionFeature
  count: number
  isChanging: boolean
  onChoose: () => void
}

const Choose = ({ count, isChanging, onChoose }: Pick<LeadOfferProps, 'count' | 'isChanging' | 'onChoose'>) => {
  const texts = useTexts(protectionTexts)
  const { locked } = useLock()
  const label = { 1: texts.choose, 2: texts.chooseBoth }[count] ?? texts.chooseAll(count)
  return (
    <Button
      variant="ink"
      size="small"
      disabled={locked}
      busy={isChanging}
      busyLabel={texts.updating}
      onClick={onChoose}
    >
      {label}
    </Button>
  )
}

/** The carrier's advice: one button sets every line that it fits. */
export const LeadOffer = ({ offer, feature, ...choose }: LeadOfferProps) => {
  const texts = useTexts(protectionTexts)
  return (
    <section className={styles.panel} aria-labelledby="lead-offer">
      <div className={styles.advice}>
        <p className={styles.kicker}>{texts.advice}</p>
        <Heading level={2} id="lead-offer">
          {feature.displayName}
        </Heading>
        <p className={styles.price}>
          <Spoken>{texts.aPhone(formatPrice(feature.price.discountedPrice))}</Spoken>
        </p>
        <Choose {...choose} />
      </div>
      <Benefits offer={offer} />
      <ClaimCosts offer={offer} />
    </section>
  )
}
