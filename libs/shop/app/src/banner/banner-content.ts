import type { AnswerOf } from '@soe/contracts'
import type { getStaticContent } from '@soe/contracts/routes'
import type { FlagValues } from '@soe/shop-platform'
import { bannerPlatforms, type PlatformId } from './banner-platform'

export interface BannerContent {
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
