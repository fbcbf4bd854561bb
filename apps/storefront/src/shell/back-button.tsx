import { appMarker, isNativeApp, readParameters } from '@soe/rules'
import { useShop, useTexts, type Environment } from '@soe/shop-platform'
import { ArrowLeftIcon, TextLink } from '@soe/ui'
import type { MouseEvent } from 'react'
import { Link, useSearch } from 'wouter'
import styles from './back-button.module.css'
import { menuTexts } from './menu-texts'

/** The page of this shop that led here, in whichever language, or the front page: where Back leads until scripts run. */
const pathBehind = ({ referrer = '', location: { origin } }: Environment): string =>
  referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length).replace(/^\/+/, '~/') : '/'

/** Leads back, or to the front page where nothing lies behind. The native app has a bar of its own. */
export const BackButton = () => {
  const { environment } = useShop()
  const { history, userAgent } = environment
  const texts = useTexts(menuTexts)
  const { showBackButton } = readParameters(useSearch())
  if (!showBackButton || isNativeApp({ userAgent, appMarker })) return null
  const goBack = (event: MouseEvent) => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link href={pathBehind(environment)} asChild onClick={goBack}>
      <TextLink href="" muted className={styles.back}>
        <ArrowLeftIcon size={16} />
        {texts.back}
      </TextLink>
    </Link>
  )
}
