import type { CaseSummary } from '@soe/contracts'
import { getCases, resumeCase } from '@soe/contracts/routes'
import {
  carrierTime,
  formatDate,
  readQuery,
  useIdentity,
  useShop,
  useTexts,
  destination,
  resumedCartMarker,
  useChange,
} from '@soe/shop-platform'
import { AlertDialog, Button } from '@soe/ui'
import { useState } from 'react'
import { hubTexts } from '../hub-texts'
import { holdingOf } from './case-holding'
import { routeResumedCase, useGo } from '@soe/shop-journey'

export interface CaseActionProps {
  found: CaseSummary
  /** What is in the cart, to tell its button from the others'. */
  words: string
  isFirst?: boolean
}

const useResume = ({ caseID, unlockChannel, explicitLock }: CaseSummary) => {
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
    takeOver: () => mutate({ caseId: caseID, unlockChannel: 'Y', channelLock: 'Y' }),
  }
}

export const Resume = ({ found, words, isFirst = false }: CaseActionProps) => {
  const texts = useTexts(hubTexts)
  const { resume, isPending } = useResume(found)
  return (
    <Button
      variant={isFirst ? 'accent' : 'outline'}
      size="small"
      aria-label={texts.resumeOf(words)}
      busy={isPending}
      busyLabel={texts.working}
      onClick={resume}
    >
      {texts.resume}
    </Button>
  )
}

export const TakeOver = ({ found, words }: CaseActionProps) => {
  const texts = useTexts(hubTexts)
  const [isAsking, ask] = useState(false)
  const { takeOver, isPending } = useResume(found)
  const close = () => ask(false)
  return (
    <>
      <Button variant="outline" size="small" aria-label={texts.continueOf(words)} onClick={() => ask(true)}>
        {texts.continueHere}
      </Button>
      {isAsking && (
        <AlertDialog
          title={texts.askTitle}
          onDismiss={close}
          actions={
            <>
              <Button size="small" busy={isPending} busyLabel={texts.working} onClick={takeOver}>
                {texts.continueHere}
              </Button>
              <Button size="small" variant="outline" onClick={close}>
                {texts.keepThere}
              </Button>
            </>
          }
        >
          {texts.askBody}
        </AlertDialog>
      )}
    </>
  )
}

/** Reads who holds the case now: the cart comes back once the carrier's people let it go. */
const useAskBack = (found: CaseSummary) => {
  const shop = useShop()
  const { channel } = useIdentity()
  const { resume, isPending } = useResume(found)
  const [isAsking, setAsking] = useState(false)
  const [heldUntil, hold] = useState<string>()
  const ask = async () => {
    setAsking(true)
    const query = { ...readQuery(shop, getCases, { body: {} }), staleTime: 0 }
    const cases = await shop.queryClient.fetchQuery(query).then(
      (answer) => answer.cases,
      () => [],
    )
    setAsking(false)
    const now = cases.find(({ caseID }) => caseID === found.caseID)
    if (now && holdingOf(now, channel) === 'own') resume()
    else hold(now?.lockedUntil ?? found.lockedUntil)
  }
  return { ask: () => void ask(), isBusy: isAsking || isPending, heldUntil }
}

export const AskBack = ({ found, words }: CaseActionProps) => {
  const texts = useTexts(hubTexts)
  const { language } = useShop()
  const { ask, isBusy, heldUntil } = useAskBack(found)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={texts.askBackOf(words)}
        busy={isBusy}
        busyLabel={texts.working}
        onClick={ask}
      >
        {texts.askBack}
      </Button>
      <p role="alert">{heldUntil !== undefined && texts.stillInUse(formatDate(heldUntil, language, carrierTime))}</p>
    </>
  )
}
