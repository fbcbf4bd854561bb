import { retrieveAccessoriesFromQuote, retrieveCartFromQuote } from '@soe/contracts/routes'
import { isHandledByShop, routeResumedCase, useGo } from '@soe/shop-journey'
import { destination, resumedCartMarker, useChange, useShop, useTexts } from '@soe/shop-platform'
import { quoteTexts } from './quote-texts'

/** Brings a quote back, whole or with its accessories alone, and goes to the cart. */
export const useQuote = () => {
  const { environment, notices } = useShop()
  const texts = useTexts(quoteTexts)
  const go = useGo()
  const whole = useChange(retrieveCartFromQuote, {
    meta: { showsError: true },
    onDone: ({ serviceBody }) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      const next = routeResumedCase(serviceBody.serviceResponse.context.contextInfo.processStep)
      go(next.reload ? destination('expresscart') : next)
    },
  })
  const accessories = useChange(retrieveAccessoriesFromQuote, {
    meta: { showsError: true },
    onDone: () => {
      notices.show({ type: 'success', text: texts.added })
      go(destination('expresscart'))
    },
  })
  const error = whole.error ?? accessories.error
  return { whole, accessories, message: error && !isHandledByShop(error) ? error.message : undefined }
}
