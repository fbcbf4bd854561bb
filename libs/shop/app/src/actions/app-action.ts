import type { AppScreen } from '@soe/contracts/app-bridge'
import type { PageName } from '@soe/shop-platform'

export type AppAction =
  | { readonly kind: 'page'; readonly page: PageName }
  | { readonly kind: 'back' }
  | { readonly kind: 'screen'; readonly screen: AppScreen }
  | { readonly kind: 'browser'; readonly url: string }
