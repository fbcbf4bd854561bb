import { appMarker, isNativeApp, readParameters } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { ArrowLeftIcon, TextLink } from '@soe/ui'
import type { MouseEvent } from 'react'
import { Link, useSearch } from 'wouter'
import styles from './back-button.module.css'
import { menuTexts } from './menu-texts'

/** Leads back, or to the front page where nothing lies behind. The native app has a bar of its own. */
export const BackButton = () => {
  const { history, userAgent } = useShop().environment
  const texts = useTexts(menuTexts)
  const { showBackButton } = readParameters(useSearch())
  if (!showBackButton || isNativeApp({ userAgent, appMarker })) return null
  const goBack = (event: MouseEvent) => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link href="/" asChild onClick={goBack}>
      <TextLink href="" muted className={styles.back}>
        <ArrowLeftIcon size={16} />
        {texts.back}
      </TextLink>
    </Link>
  )
}
