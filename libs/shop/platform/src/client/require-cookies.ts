import { defineTexts } from '../texts/define-texts'
import type { CallDependencies } from './call-operation'
import type { ClientRoute } from './client-route'

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
  { environment, language, reactions }: Pick<CallDependencies, 'environment' | 'language' | 'reactions'>,
  route: ClientRoute,
): Promise<void> => {
  if (route.kind !== 'change' || (environment.keepsCookies?.() ?? true)) return
  const error = { id: 'COOKIES_REFUSED', message: cookieTexts(language).refused, errorCategory: 'BUSINESSERR' }
  throw await reactions.explain(route, { status: 200, error })
}
