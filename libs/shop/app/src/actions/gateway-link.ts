import type { AppScreen } from '@soe/contracts/app-bridge'
import type { AppProperties } from '../properties/app-properties'

/** Screens that are reached through the gateway of the mobile app; the others are asked for over the bridge. */
const gatewayScreens: ReadonlySet<AppScreen> = new Set(['rtlStoreJourney', 'userSignIn'])

export const isGatewayScreen = (screen: AppScreen): boolean => gatewayScreens.has(screen)

const parametersOf: Readonly<Partial<Record<AppScreen, readonly (keyof AppProperties)[]>>> = {
  rtlStoreJourney: ['locationCode', 'closestIspuLocationCode'],
  shopLanding: ['shopLandingContent', 'campaignId'],
}

export const screenParameters = (screen: AppScreen, properties: AppProperties): Record<string, string> =>
  Object.fromEntries(
    (parametersOf[screen] ?? []).flatMap((name) => {
      const value = properties[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

/** The gateway's address that opens a screen and returns to a page, on the app's server or beside the shop. */
export const gatewayLink = (
  screen: AppScreen,
  properties: AppProperties,
  page: { path: string; origin: string },
): string => {
  const address = new URL('/mobileappgateway', properties.mvaServerDomainUrl ?? page.origin)
  address.searchParams.set('type', screen)
  address.searchParams.set('goto', page.path)
  for (const [name, value] of Object.entries(screenParameters(screen, properties)))
    address.searchParams.set(name, value)
  return address.href
}
