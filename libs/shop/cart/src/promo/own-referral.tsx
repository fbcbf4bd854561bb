import { getMyLinkReferralInfo } from '@soe/contracts/routes'
import { readQuery, useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { promoTexts } from './promo-texts'
import styles from './promo.module.css'

/** The customer's own code to refer others with, once an order has earned one. */
export const OwnReferral = () => {
  const shop = useShop()
  const texts = useTexts(promoTexts)
  const { data } = useQuery({ ...readQuery(shop, getMyLinkReferralInfo, { body: {} }), meta: { silent: true } })
  const info = data?.myLinkReferralInfo
  if (!info?.eligible) return null
  const link = new URL(info.referralLink, shop.environment.location.origin).href
  const say = (type: 'success' | 'error', text: string) => shop.notices.show({ type, text })
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => say('success', texts.linkCopied),
      () => say('error', texts.copyFailed),
    )
  return (
    <div className={styles.applied}>
      <div>
        <p className={styles.code}>{info.referralCode}</p>
        <p className={styles.muted}>{texts.yourLink}</p>
      </div>
      <TextLink onClick={copy}>{texts.copyLink}</TextLink>
    </div>
  )
}
