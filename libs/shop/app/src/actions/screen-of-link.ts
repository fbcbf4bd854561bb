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

export interface LinkedScreen {
  readonly screen: AppScreen
  readonly goto?: string | undefined
}

/** The app's screen that takes the place of a page's link; undefined for a link that stays in the page. */
export const screenOfLink = (href: string, origin: string): LinkedScreen | undefined => {
  const address = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  if (address?.origin !== origin) return undefined
  const row = rows.find(({ matches }) => matches(address))
  return row && { screen: row.screen, goto: address.searchParams.get('goto') ?? undefined }
}
