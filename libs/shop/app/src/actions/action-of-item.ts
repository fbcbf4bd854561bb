import type { BarItem } from '@soe/contracts/app-bridge'
import type { FlagValues, PageName, PageRecord } from '@soe/shop-platform'
import { passesGate, versionGates } from '../gates/version-gates'
import type { AppProperties } from '../properties/app-properties'
import type { AppAction } from './app-action'

export interface PressFacts {
  readonly page: Pick<PageRecord, 'bar'>
  readonly isSignedIn: boolean
  readonly version: string | undefined
  readonly properties: AppProperties
  readonly flags: FlagValues
}

const screen = (name: Extract<AppAction, { kind: 'screen' }>['screen']): AppAction => ({ kind: 'screen', screen: name })
const toPage = (page: PageName): AppAction => ({ kind: 'page', page })

/** Users that their app serves in a browser; undefined for everyone else. */
const inBrowser = ({ properties }: PressFacts, url: string | undefined): AppAction | undefined =>
  properties.isMVASelfServeRedirect === true && url !== undefined ? { kind: 'browser', url } : undefined

const hasShopLanding = ({ properties, version, flags }: PressFacts): boolean =>
  properties.shopLandingTreatment === true && passesGate(versionGates.shopLanding, version, flags)

/** Agreements lie over the page that led to them; everything else that closes is a way to an order. */
const close = ({ page }: PressFacts): AppAction => (page.bar === 'F' ? { kind: 'back' } : toPage('expresscart'))

const actions: Readonly<Record<Exclude<BarItem, 'chat'>, (facts: PressFacts) => AppAction>> = {
  logo: (facts) => (hasShopLanding(facts) ? screen('shopLanding') : toPage('home')),
  back: () => ({ kind: 'back' }),
  close,
  stores: () => screen('rtlStoreJourney'),
  alerts: () => screen('notificationCenterLanding'),
  settings: () => screen('settingsLanding'),
  signIn: () => screen('userSignIn'),
  wishlist: (facts) => inBrowser(facts, facts.properties.wishlistIconBrowserUrl) ?? toPage('Favorites'),
  cart: (facts) =>
    inBrowser(facts, facts.properties.cartIconBrowserUrl) ??
    (facts.isSignedIn ? screen('flyoutcart') : toPage('expresscart')),
}

/** What a press of an item does; the help button belongs to the chat. */
export const actionOfItem = (item: Exclude<BarItem, 'chat'>, facts: PressFacts): AppAction => actions[item](facts)
