export type PlatformId = 'ios' | 'android'

interface PlatformRow {
  readonly content: string
  readonly storeLink: string
  readonly flags: { readonly storeLink: string; readonly ratings: string; readonly disabled?: string }
}

/** The store of each platform. The specification leaves the flags' names open. */
export const bannerPlatforms: Readonly<Record<PlatformId, PlatformRow>> = {
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

export const platformOf = (userAgent: string): PlatformId => (/iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'android')
