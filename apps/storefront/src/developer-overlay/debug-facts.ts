import { readIdentity, browserEnvironment } from '@soe/shop-platform'

export interface DebugFact {
  readonly name: string
  readonly value: string
}

/** Widths that the shop treats as a phone. */
const phone = '(max-width: 549px)'

/** What the shop takes this browser for: only on phones, and not for prospects. */
export const debugFacts = (window: Window & typeof globalThis): readonly DebugFact[] | undefined => {
  const identity = readIdentity(browserEnvironment(window))
  if (!window.matchMedia(phone).matches || identity.audience === 'prospect') return undefined
  const { location, innerWidth, innerHeight, devicePixelRatio, navigator } = window
  return [
    { name: 'Page', value: location.pathname + location.search },
    { name: 'Shopper', value: identity.audience },
    { name: 'Channel', value: identity.channel },
    { name: 'Cart', value: identity.cartId || 'none' },
    { name: 'Screen', value: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}` },
    { name: 'Browser', value: navigator.userAgent },
  ]
}
