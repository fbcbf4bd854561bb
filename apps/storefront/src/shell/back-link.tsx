import { appMarker, isNativeApp, readParameters } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { ArrowLeftIcon, TextLink } from '@soe/ui'
import type { MouseEvent } from 'react'
import { Link, useSearch } from 'wouter'
import styles from './back-link.module.css'
import { shellTexts } from './shell-texts'

/** Asked for by `showBackButton`; the native app has a bar of its own. */
export const BackLink = () => {
  const { history, userAgent } = useShop().environment
  const texts = useTexts(shellTexts)
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
