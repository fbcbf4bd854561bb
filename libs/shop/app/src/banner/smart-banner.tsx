import { getStaticContent } from '@soe/contracts/routes'
import { flagsQuery, readQuery, useIdentity, useShop, useTexts, type FlagValues } from '@soe/shop-platform'
import { Button, CloseIcon, IconButton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { appTexts } from '../app-texts'
import styles from './smart-banner.module.css'
import type { AnswerOf } from '@soe/contracts'
import { readPageName, type Channel } from '@soe/rules'

type PlatformId = 'ios' | 'android'

interface PlatformRow {
  readonly content: string
  readonly storeLink: string
  readonly flags: { readonly storeLink: string; readonly ratings: string; readonly disabled?: string }
}

/** The store of each platform. The specification leaves the flags' names open. */
const bannerPlatforms: Readonly<Record<PlatformId, PlatformRow>> = {
  ios: {
    content: 'smartBannerIos',
    storeLink: 'https://apps.example.com/ios/halyard',
    flags: { storeLink: 'smartBannerLinkIos', ratings: 'smartBannerRatingsIos', disabled: 'disableIosBanner' },
  },
  android: {
    content: 'smartBannerAndroid',
    storeLink: 'https://apps.example.com/android/halyard',
    flags: { storeLink: 'smartBannerLinkAndroid', ratings: 'smartBannerRatingsAndroid' },
  },
}

const platformOf = (userAgent: string): PlatformId => (/iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'android')

export interface BannerFacts {
  readonly path: string
  readonly isSignedIn: boolean
  readonly channel: Channel
  readonly userAgent: string
  readonly isClosed: boolean
  readonly flags: FlagValues
}

const channels: readonly Channel[] = ['VZW-DOTCOM-MOB', 'VZW-DOTCOM-TAB']

const defaultPages = 'mdnselection,protection'

const isOn = (flags: FlagValues, name: string | undefined): boolean => name !== undefined && flags[name] === true

/** A flag may name other pages, separated by commas. */
const isOnPage = ({ path, flags }: Pick<BannerFacts, 'path' | 'flags'>): boolean =>
  String(flags['smartBannerPages'] ?? defaultPages)
    .split(',')
    .includes(readPageName(path))

export const showsBanner = (facts: BannerFacts): boolean => {
  const { isSignedIn, channel, userAgent, isClosed, flags } = facts
  const { disabled } = bannerPlatforms[platformOf(userAgent)].flags
  const isSkipped = [disabled, 'fandom', 'bannerExitedFFlag', 'rpsFlowFFlag'].some((name) => isOn(flags, name))
  return isSignedIn && channels.includes(channel) && !isClosed && isOnPage(facts) && !isSkipped
}

interface BannerContent {
  readonly title: string
  readonly description: string
  readonly ratings: string
  readonly storeLink: string
}

interface ContentSources {
  readonly platform: PlatformId
  readonly flags: FlagValues
  readonly edited: AnswerOf<typeof getStaticContent>['content'][string] | undefined
  readonly defaults: Pick<BannerContent, 'title' | 'description'>
}

const defaultRatings = '4.1'

const ratingsOf = (value: FlagValues[string] | undefined): string => {
  const ratings = Number(value)
  return ratings > 0 && ratings <= 5 ? String(ratings) : defaultRatings
}

const linkOf = (value: FlagValues[string] | undefined, storeLink: string): string =>
  typeof value === 'string' && value.startsWith('https://') ? value : storeLink

export const bannerContent = ({ platform, flags, edited, defaults }: ContentSources): BannerContent => {
  const { storeLink, flags: names } = bannerPlatforms[platform]
  return {
    title: edited?.title ?? defaults.title,
    description: edited?.body ?? defaults.description,
    ratings: ratingsOf(flags[names.ratings]),
    storeLink: linkOf(flags[names.storeLink], storeLink),
  }
}

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
