import { defineTexts } from '../texts/define-texts'
import type { Environment } from '../environment'
import type { ShopParts } from '../shop-parts'
import type { ClientRoute } from './client-route'
import type { ShopReactions } from './reactions'

const cookieTexts = defineTexts(
  {
    refused:
      'Your browser refuses cookies, and the shop needs them for your cart. Allow them for this site, then try again.',
  },
  {
    refused:
      'Tu navegador rechaza las cookies, y la tienda las necesita para tu carrito. Permítelas para este sitio e inténtalo de nuevo.',
  },
)

interface Dependencies extends Pick<ShopParts, 'language'> {
  readonly environment: Environment
  readonly reactions: ShopReactions
}

/** A change without cookies would be made for nobody: it fails before it is sent. */
export const requireCookies = async (
  { environment, language, reactions }: Dependencies,
  route: ClientRoute,
): Promise<void> => {
  if (route.kind !== 'change' || (environment.keepsCookies?.() ?? true)) return
  const error = { id: 'COOKIES_REFUSED', message: cookieTexts(language).refused, errorCategory: 'BUSINESSERR' }
  throw await reactions.explain(route, { status: 200, error })
}
