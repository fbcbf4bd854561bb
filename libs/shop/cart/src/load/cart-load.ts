import type { Destination } from '@soe/shop-platform'

export type CartMode = 'checkout' | 'cart' | 'promo-hub'
export type CartPageView = 'express-hub' | 'promo-hub' | 'promo-hub-cart' | 'scan-and-go-cart'

export type CartLoad =
  | { kind: 'locked' }
  | { kind: 'login' }
  | { kind: 'page-load-error' }
  | { kind: 'pending-steps' }
  | { kind: 'redirect'; destination: Destination }
  | { kind: 'empty' }
  | { kind: 'cart'; mode: CartMode; view: CartPageView; isStandaloneTradeIn: boolean; hasByod: boolean }
