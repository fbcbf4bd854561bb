import { getStaticContent } from '@soe/contracts/routes'
import { flagsQuery, readQuery, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { Button, CloseIcon, IconButton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { appTexts } from '../app-texts'
import { bannerContent } from './banner-content'
import { bannerPlatforms, platformOf } from './banner-platform'
import { showsBanner } from './shows-banner'
import styles from './smart-banner.module.css'

const closedKey = 'smartBannerClosed'

/** An element ahead of the page: the banner is first to be read, and takes no part in what was drawn. */
const useHost = (): HTMLElement => {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(host)
    return () => host.remove()
  }, [host])
  return host
}

const Content = ({ brand, onClose }: { brand: string; onClose: () => void }) => {
  const shop = useShop()
  const texts = useTexts(appTexts)
  const language = shop.language === 'es' ? 'es' : 'en'
  const platform = platformOf(shop.environment.userAgent)
  const { content } = bannerPlatforms[platform]
  const { data: flags } = useQuery({ ...flagsQuery(shop), meta: { silent: true } })
  const { data, isPending } = useQuery({
    ...readQuery(shop, getStaticContent, { query: { page: content, language } }),
    staleTime: Infinity,
    meta: { silent: true },
  })
  if (isPending) return null
  const { title, description, ratings, storeLink } = bannerContent({
    platform,
    flags: flags?.featureFlags ?? {},
    edited: language === 'en' ? data?.content[content] : undefined,
    defaults: { title: texts.bannerTitle(brand), description: texts.bannerDescription },
  })
  return (
    <aside aria-label={texts.bannerRegion} className={styles.banner}>
      <IconButton label={texts.close} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{description}</p>
        <p>{texts.ratings(ratings)}</p>
      </div>
      <Button href={storeLink} variant="outline">
        {texts.open}
      </Button>
    </aside>
  )
}

export const SmartBanner = ({ brand }: { brand: string }) => {
  const shop = useShop()
  const { sessionStorage, userAgent } = shop.environment
  const { loggedIn, channel } = useIdentity()
  const { data: flags, isPending } = useQuery({ ...flagsQuery(shop), enabled: loggedIn, meta: { silent: true } })
  const [path] = useLocation()
  const [isClosed, setClosed] = useState(() => sessionStorage.getItem(closedKey) !== null)
  const host = useHost()
  const close = () => {
    sessionStorage.setItem(closedKey, 'true')
    setClosed(true)
  }
  const facts = { path, isSignedIn: loggedIn, channel, userAgent, isClosed, flags: flags?.featureFlags ?? {} }
  if (isPending || !showsBanner(facts)) return null
  return createPortal(<Content brand={brand} onClose={close} />, host)
}
