import type { CarrierClient } from '../client/carrier-client'
import type { ClientRoute } from '../client/client-route'
import type { Shop } from '../create-shop'
import { defineTexts } from '../texts/define-texts'

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

/** A change without cookies would be made for nobody: it fails before it is sent. */
export const requireCookies = async (
  { environment, language }: Pick<Shop, 'environment' | 'language'>,
  { reactions }: Pick<CarrierClient, 'reactions'>,
  route: ClientRoute,
): Promise<void> => {
  if (environment.keepsCookies?.() ?? true) return
  const error = { id: 'COOKIES_REFUSED', message: cookieTexts(language).refused, errorCategory: 'BUSINESSERR' }
  throw await reactions.explain(route, { status: 200, error })
}
