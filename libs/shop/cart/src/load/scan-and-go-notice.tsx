import { useTexts } from '@soe/shop-platform'
import { Button, Notice, StoreIcon } from '@soe/ui'
import { Link } from 'wouter'
import styles from '../page-notice.module.css'
import { entryTexts } from './entry-texts'

/** Tells a shopper in a store that the cart is paid for there. */
export const ScanAndGoNotice = () => {
  const texts = useTexts(entryTexts)
  const more = (
    <Link href="/accessories/" asChild>
      <Button href="/accessories/" variant="outline" size="small">
        {texts.scanMore}
      </Button>
    </Link>
  )
  return (
    <Notice className={styles.notice} icon={<StoreIcon />} actions={more}>
      <strong>{texts.scanTitle}.</strong> {texts.scanBody}
    </Notice>
  )
}
