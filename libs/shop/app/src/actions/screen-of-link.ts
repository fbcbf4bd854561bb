import type { AppScreen } from '@soe/contracts/app-bridge'

interface LinkRow {
  readonly screen: AppScreen
  readonly matches: (address: URL) => boolean
}

const rows: readonly LinkRow[] = [
  { screen: 'userSignIn', matches: ({ pathname }) => pathname === '/signin' },
  { screen: 'rtlStoreJourney', matches: ({ pathname }) => /^(\/espanol)?\/stores\/?$/.test(pathname) },
  { screen: 'retrieveCart', matches: ({ hash }) => hash === '#saved-carts' },
]

/** The app's screen that takes the place of a page's link; undefined for a link that stays in the page. */
export const screenOfLink = (href: string, origin: string): AppScreen | undefined => {
  const address = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  if (address?.origin !== origin) return undefined
  return rows.find(({ matches }) => matches(address))?.screen
}
