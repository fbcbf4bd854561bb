/**
 * The messages between a page of the shop and the carrier's app around it. iOS receives objects through
 * `webkit.messageHandlers.halyard`, Android receives JSON through `HalyardApp`; both answer with JSON through
 * `halyardWeb.receive`.
 */

/** Layouts of the app's navigation bar (the specification, platform 4). */
export const barPatterns = ['A', 'B', 'B1', 'B2', 'C', 'D1', 'D2', 'E', 'F', 'G'] as const
export type BarPattern = (typeof barPatterns)[number]

/** What a bar may show besides its title. */
export const barItems = [
  'logo',
  'back',
  'close',
  'stores',
  'alerts',
  'settings',
  'signIn',
  'wishlist',
  'cart',
  'chat',
] as const
export type BarItem = (typeof barItems)[number]

/** Screens of the app itself (the specification, platform 2). */
export type AppScreen =
  | 'notificationCenterLanding'
  | 'settingsLanding'
  | 'rtlStoreJourney'
  | 'shopLanding'
  | 'userSignIn'
  | 'flyoutcart'
  | 'retrieveCart'
  | 'rtlScanGoProcessError'

export type AppMessage =
  | { readonly type: 'navigationBar'; readonly pattern: BarPattern; readonly items: readonly BarItem[] }
  /** Empty where the bar shows none. */
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'tabBar'; readonly visible: boolean; readonly index: number }
  | { readonly type: 'chatButton'; readonly visible: boolean }
  | { readonly type: 'cartModule'; readonly visible: boolean; readonly count: number }
  | { readonly type: 'wishlistModule'; readonly visible: boolean; readonly count: number }
  | {
      readonly type: 'openScreen'
      readonly screen: AppScreen
      readonly params: Readonly<Record<string, string>>
    }
  | { readonly type: 'openBrowser'; readonly url: string }
  /** Asked with the platform's own dialog; the first button is the default. */
  | {
      readonly type: 'leaveFlowAlert'
      readonly title: string
      readonly message: string
      readonly buttons: readonly [no: string, yes: string]
    }
  /** Asks for the app's `webParams`. */
  | { readonly type: 'getWebParams' }

export type WebMessage =
  | { readonly type: 'webParams'; readonly params: Readonly<Record<string, unknown>> }
  | { readonly type: 'press'; readonly item: BarItem }
  | { readonly type: 'leaveFlowAnswer'; readonly leaves: boolean }

/** What the app adds to a page's window, and what the page adds for the app. */
export interface BridgeWindow {
  readonly webkit?: { readonly messageHandlers?: { readonly halyard?: { postMessage(message: AppMessage): void } } }
  readonly HalyardApp?: { postMessage(message: string): void }
  halyardWeb?: { receive(message: string): void }
}
