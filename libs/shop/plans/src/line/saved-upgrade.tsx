import type { AnswerOf } from '@soe/contracts'
import { getCases, resumeCase } from '@soe/contracts/routes'
import { isChannelLocked, routeResumedCase, useGo } from '@soe/shop-journey'
import {
  destination,
  readQuery,
  resumedCartMarker,
  useChange,
  useIdentity,
  useShop,
  useTexts,
} from '@soe/shop-platform'
import { NothingToSetUp, stepTexts } from '@soe/shop-steps'
import { Button } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { eligibleLineTexts } from '../eligible-line-texts'

type Resumed = AnswerOf<typeof resumeCase>

/** A cart that brings no upgrade has nothing to choose here. */
const nextOf = ({ serviceBody }: Resumed) => {
  const { contextInfo, cartInfo } = serviceBody.serviceResponse.context
  const next = routeResumedCase(contextInfo.processStep)
  const isUpgrade = cartInfo.lines.some(({ lineActivityType }) => lineActivityType.startsWith('EUP'))
  return next.reload || (next.page === 'mdnselection' && !isUpgrade) ? destination('expresscart') : next
}

const Resume = ({ caseId }: { caseId: string }) => {
  const texts = useTexts(eligibleLineTexts)
  const { saving } = useTexts(stepTexts)
  const { environment } = useShop()
  const go = useGo()
  const { mutate, isPending } = useChange(resumeCase, {
    onDone: (answer) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      go(nextOf(answer), { replace: true })
    },
  })
  return (
    <Button
      variant="outline"
      busy={isPending}
      busyLabel={saving}
      onClick={() => mutate({ caseId, contextInfo: { processStep: 'MTNSelectionPage' } })}
    >
      {texts.resume}
    </Button>
  )
}

/** No device waits for its line, but a saved cart may bring one. */
export const SavedUpgrade = () => {
  const { channel } = useIdentity()
  const { data } = useQuery({ ...readQuery(useShop(), getCases, { body: {} }), staleTime: 0, meta: { silent: true } })
  const saved = data?.cases.find((found) => found.triggerResumeCase && !isChannelLocked(found, channel))
  return <NothingToSetUp more={saved && <Resume caseId={saved.caseID} />} />
}
