import { cartQuery } from '@soe/shop-basket'
import { readScanAndGoStore, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Notice, StoreIcon, TextLink } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ScanField } from './scan-field'
import styles from './scan.module.css'
import { scanTexts } from './scan-texts'

const useTitle = () => {
  const texts = useTexts(scanTexts)
  const { data } = useQuery({ ...cartQuery(useShop()), enabled: false, meta: { showsError: true } })
  const store = data?.shipmentInfo.storeInfo
  return store ? texts.titleAt(`${store.name}, ${store.city}`) : texts.title
}

/** For a shopper in a store: scans what is taken off the shelf, to be paid for there. */
export const ScanAndGo = () => {
  const texts = useTexts(scanTexts)
  const title = useTitle()
  const accessories = usePathOf()('accessories')
  return (
    <div className={styles.panel}>
      <Notice icon={<StoreIcon />}>
        <strong>{title}.</strong> {texts.body}
      </Notice>
      <ScanField />
      <p>
        <Link href={accessories} asChild>
          <TextLink href={accessories}>{texts.browse}</TextLink>
        </Link>
      </p>
    </div>
  )
}

/** The same, where the cart is empty; nothing for everyone else. */
export const ScanAndGoStart = () => (readScanAndGoStore(useShop().environment) === undefined ? null : <ScanAndGo />)
