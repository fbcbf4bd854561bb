import type { BarItem } from '@soe/contracts/app-bridge'
import type { Audience } from '@soe/rules'
import { buildPagePath } from '@soe/shop-journey'
import type { FlagValues } from '@soe/shop-platform'
import { patternFor } from '../bar/page-patterns'
import { passesGate, versionGates } from '../gates/version-gates'
import type { AppProperties } from '../properties/app-properties'
import type { AppAction } from './app-action'

export interface PressFacts {
  readonly path: string
  readonly audience: Audience
  readonly isSignedIn: boolean
  readonly version: string | undefined
  readonly properties: AppProperties
  readonly flags: FlagValues
}

const screen = (name: Extract<AppAction, { kind: 'screen' }>['screen']): AppAction => ({ kind: 'screen', screen: name })
const pageOf = (page: string, { audience }: PressFacts): AppAction => ({
  kind: 'page',
  path: buildPagePath(page, { audience }),
})

/** Users whom their app serves in a browser; undefined for everyone else. */
const inBrowser = ({ properties }: PressFacts, url: string | undefined): AppAction | undefined =>
  properties.isMVASelfServeRedirect === true && url !== undefined ? { kind: 'browser', url } : undefined

const hasShopLanding = ({ properties, version, flags }: PressFacts): boolean =>
  properties.shopLandingTreatment === true && passesGate(versionGates.shopLanding, version, flags)

/** Agreements lie over the page that led to them; everything else that closes is a way to an order. */
const close = (facts: PressFacts): AppAction =>
  patternFor(facts.path) === 'F' ? { kind: 'back' } : pageOf('expresscart', facts)

const actions: Readonly<Record<Exclude<BarItem, 'chat'>, (facts: PressFacts) => AppAction>> = {
  logo: (facts) => (hasShopLanding(facts) ? screen('shopLanding') : { kind: 'page', path: '/' }),
  back: () => ({ kind: 'back' }),
  close,
  stores: () => screen('rtlStoreJourney'),
  alerts: () => screen('notificationCenterLanding'),
  settings: () => screen('settingsLanding'),
  signIn: () => screen('userSignIn'),
  wishlist: (facts) => inBrowser(facts, facts.properties.wishlistIconBrowserUrl) ?? pageOf('Favorites', facts),
  cart: (facts) =>
    inBrowser(facts, facts.properties.cartIconBrowserUrl) ??
    (facts.isSignedIn ? screen('flyoutcart') : pageOf('expresscart', facts)),
}

/** What a press of an item does; the help button belongs to the chat. */
export const actionOfItem = (item: Exclude<BarItem, 'chat'>, facts: PressFacts): AppAction => actions[item](facts)
