import type { CaseSummary } from '@soe/contracts'
import { resumeCase } from '@soe/contracts/routes'
import { routeResumedCase, useGo } from '@soe/shop-journey'
import { destination, resumedCartMarker, useChange, useShop } from '@soe/shop-platform'

/** Makes the cart of a case the shopper's current one, and goes on where it was left. */
export const useResume = ({ caseID, unlockChannel, explicitLock }: CaseSummary) => {
  const { environment } = useShop()
  const go = useGo()
  const { mutate, isPending } = useChange(resumeCase, {
    refetch: false,
    onDone: ({ serviceBody }) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      const next = routeResumedCase(serviceBody.serviceResponse.context.contextInfo.processStep)
      go(next.reload ? destination('expresscart') : next)
    },
  })
  const isHandedBack = explicitLock && unlockChannel === 'Y'
  return {
    isPending,
    resume: () => mutate({ caseId: caseID, ...(isHandedBack && { unlockChannel: 'Y' as const }) }),
    /** Takes the cart over from the shopper's other device. */
    takeOver: () => mutate({ caseId: caseID, unlockChannel: 'Y', channelLock: 'Y' }),
  }
}
