import { appMarker, isNativeApp } from '@soe/rules'
import { useGo } from '@soe/shop-journey'
import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { ChevronIcon, TextLink } from '@soe/ui'
import styles from './back-button.module.css'
import { wishlistTexts } from './wishlist-texts'

/** The native app brings its own. */
export const BackButton = () => {
  const { environment } = useShop()
  const texts = useTexts(wishlistTexts)
  const pathOf = usePathOf()
  const go = useGo()
  const { history, userAgent } = environment
  if (isNativeApp({ userAgent, appMarker })) return null
  const goBack = () => (history.length > 1 ? history.back() : go(pathOf('smartphones')))
  return (
    <div className={styles.back}>
      <TextLink muted size="small" onClick={goBack}>
        <span>
          <ChevronIcon size={14} />
          {texts.back}
        </span>
      </TextLink>
    </div>
  )
}
