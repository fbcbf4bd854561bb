import { useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { promoTexts } from './promo-texts'
import styles from './promo.module.css'
import { markVendor } from './vendor-return'

/** Leaves for the vendor that verifies what a shopper does, which leads back here. */
export const VendorLink = () => {
  const { environment } = useShop()
  const texts = useTexts(promoTexts)
  const leave = () => {
    markVendor(environment)
    environment.location.assign(`/ryl?returnTo=${encodeURIComponent(environment.location.pathname)}`)
  }
  return (
    <p className={styles.applied}>
      <span>{texts.vendor}</span>
      <TextLink onClick={leave}>{texts.verify}</TextLink>
    </p>
  )
}
