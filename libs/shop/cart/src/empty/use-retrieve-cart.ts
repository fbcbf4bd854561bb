import { resumedCartMarker, routeResumedCase } from '@soe/rules'
import { useChange, useGo, useShop } from '@soe/shop-platform'
import { cartReads } from '../cart-query'

/** Finds a guest's saved cart by the email address and goes where its case was left. */
export const useRetrieveCart = () => {
  const { environment } = useShop()
  const go = useGo()
  return useChange('cases.resumeCase', {
    meta: { showsError: true },
    stale: cartReads,
    onDone: ({ serviceBody }) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      const destination = routeResumedCase(serviceBody.serviceResponse.context.contextInfo.processStep)
      if (!destination.reload) go(destination)
    },
  })
}
