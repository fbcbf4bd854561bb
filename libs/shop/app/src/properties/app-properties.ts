import type { Environment } from '@soe/shop-platform'

/** What the app says of itself and of its shopper; it holds for the tab. The carrier never trusts it. */
export interface AppProperties {
  readonly appReleaseVersion?: string
  readonly lob?: string
  readonly mvaServerDomainUrl?: string
  readonly isMVASelfServeRedirect?: boolean
  readonly wishlistIconBrowserUrl?: string
  readonly cartIconBrowserUrl?: string
  /** The page that the app has asked for: signing in returns to it. */
  readonly requestURL?: string
  readonly role?: string
  readonly tabIndex?: number
  readonly isTabBarFlowAllowed?: boolean
  readonly closestIspuLocationCode?: string
  readonly locationCode?: string
  readonly campaignId?: string
  readonly lastTwoDigits?: string
  readonly shopLandingTreatment?: boolean
  readonly shopLandingContent?: string | boolean
}

type Reader = (value: unknown) => string | number | boolean | undefined

const matching =
  (pattern: RegExp): Reader =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

const code = matching(/^[\w-]{1,60}$/)
const flag: Reader = (value) => (typeof value === 'boolean' ? value : undefined)
const tab: Reader = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 5 ? Number(value) : undefined

/** Addresses outside the shop are always secure ones. */
const secureAddress: Reader = (value) => {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  return new URL(value).protocol === 'https:' ? value : undefined
}

const readers = {
  appReleaseVersion: matching(/^\d{1,4}(\.\d{1,6}){0,3}$/),
  lob: matching(/^(vzw|vzt|vzp|vzw\|vzt|vzt\|vzw)$/),
  mvaServerDomainUrl: secureAddress,
  isMVASelfServeRedirect: flag,
  wishlistIconBrowserUrl: secureAddress,
  cartIconBrowserUrl: secureAddress,
  requestURL: matching(/^\/(?![/\\]).{0,500}$/),
  role: matching(/^(guest|prepay|mobilesecure|accountmember)$/i),
  tabIndex: tab,
  isTabBarFlowAllowed: flag,
  closestIspuLocationCode: code,
  locationCode: code,
  campaignId: code,
  lastTwoDigits: matching(/^\d{2}$/),
  shopLandingTreatment: flag,
  shopLandingContent: (value) => flag(value) ?? code(value),
} as const satisfies Readonly<Record<keyof AppProperties, Reader>>

/** The properties among what the app has sent; what has another form is left out. */
export const readAppProperties = (params: Readonly<Record<string, unknown>>): AppProperties =>
  Object.fromEntries(
    Object.entries(readers)
      .map(([name, read]) => [name, read(params[name])] as const)
      .filter(([, value]) => value !== undefined),
  )

const storageKey = 'app.properties'

type Storing = Pick<Environment, 'sessionStorage'>

export const storedAppProperties = ({ sessionStorage }: Storing): AppProperties =>
  readAppProperties(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>)

const shopperKeys = { role: 'app.role', lob: 'app.lob', lastTwoDigits: 'app.lastTwoDigits' } as const

export const storeAppProperties = ({ sessionStorage }: Storing, properties: AppProperties) => {
  sessionStorage.setItem(storageKey, JSON.stringify(properties))
  for (const [name, key] of Object.entries(shopperKeys) as [keyof typeof shopperKeys, string][]) {
    const value = properties[name]
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  }
}
