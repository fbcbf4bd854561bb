import { readPageName, type Channel } from '@soe/rules'
import type { FlagValues } from '@soe/shop-platform'
import { bannerPlatforms, platformOf } from './banner-platform'

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
