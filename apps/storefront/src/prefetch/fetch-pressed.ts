import type { Environment, Shop } from '@soe/shop-platform'
import { fetchPageAt } from '../pages/fetch-page-at'

interface PressedIn extends Pick<Shop, 'base' | 'nameAt'> {
  readonly environment: { readonly location: Pick<Location, 'origin'> } & Pick<Environment, 'isOnline'>
}

/** The path, without the prefix of the language, of the page that a press leads to; undefined where it leads to none. */
const pressedPath = ({ base, nameAt, environment }: PressedIn, target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== environment.location.origin || !link.pathname.startsWith(base)) return undefined
  const path = link.pathname.slice(base.length)
  return nameAt(path) && path
}

/** What shows that a link may be followed; a finger lifts a tenth of a second after it presses. */
const hints = ['pointerover', 'focusin', 'pointerdown'] as const

/**
 * Fetches the code of a page while the link to it is pointed at, focused or pressed. Not without a network, since a
 * browser does not fetch a module again that it could not fetch.
 */
export const fetchPressed = (shop: PressedIn, fetchAt = fetchPageAt): (() => void) => {
  const onHint = ({ target }: Event) => {
    const path = pressedPath(shop, target)
    if (path !== undefined && shop.environment.isOnline?.() !== false) void fetchAt(path).catch(() => undefined)
  }
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true })
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint)
  }
}
