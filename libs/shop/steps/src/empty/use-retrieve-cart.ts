import { resumeCase } from '@soe/contracts/routes'
import { routeResumedCase, useGo } from '@soe/shop-journey'
import { resumedCartMarker, useChange, useShop } from '@soe/shop-platform'

/** Finds a guest's saved cart by email address and goes to the step where it was left. */
export const useRetrieveCart = () => {
  const { environment } = useShop()
  const go = useGo()
  return useChange(resumeCase, {
    meta: { showsError: true },
    onDone: ({ serviceBody }) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      const destination = routeResumedCase(serviceBody.serviceResponse.context.contextInfo.processStep)
      if (!destination.reload) go(destination)
    },
  })
}
