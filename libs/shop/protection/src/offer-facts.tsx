import type { ProtectionLeadOffer } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { CheckIcon, InfoIcon } from '@soe/ui'
import styles from './lead-offer.module.css'
import { protectionTexts } from './protection-texts'

export const Benefits = ({ offer }: { offer: ProtectionLeadOffer }) => {
  const texts = useTexts(protectionTexts)
  return (
    <ul className={styles.benefits}>
      {offer.benefits.map((benefit) => (
        <li key={benefit}>
          <CheckIcon size={18} />
          {benefit}
        </li>
      ))}
      <li>
        <InfoIcon size={18} />
        {texts.claims(offer.claimsAYear)}
      </li>
    </ul>
  )
}

export const ClaimCosts = ({ offer }: { offer: ProtectionLeadOffer }) => {
  const texts = useTexts(protectionTexts)
  return (
    <div className={styles.claims}>
      <p className={styles.caption}>{texts.claimCosts}</p>
      <dl className={styles.costs}>
        {offer.claimCosts.map(({ claim, cost }) => (
          <div key={claim} className={styles.cost}>
            <dt>{claim}</dt>
            <dd>{formatPrice(cost)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
