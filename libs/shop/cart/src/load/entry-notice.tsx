import { resumeCase } from '@soe/contracts/routes'
import { routeResumedCase, useGo } from '@soe/shop-journey'
import { resumedCartMarker, useChange, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, InfoIcon, Notice } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import styles from '../page-notice.module.css'
import type { CartEntry } from './cart-entry'
import { entryTexts } from './entry-texts'

const useResume = (onResumed: () => void) => {
  const { environment } = useShop()
  const go = useGo()
  return useChange(resumeCase, {
    onDone: ({ serviceBody }) => {
      environment.sessionStorage.setItem(resumedCartMarker, 'true')
      onResumed()
      const next = routeResumedCase(serviceBody.serviceResponse.context.contextInfo.processStep)
      if (!next.reload) go(next)
    },
  })
}

const SavedNotice = ({ caseId }: { caseId: string }) => {
  const texts = useTexts(entryTexts)
  const [isResumed, setResumed] = useState(false)
  const { mutate, isPending } = useResume(() => setResumed(true))
  if (isResumed) return null
  const resume = (
    <Button
      variant="outline"
      size="small"
      busy={isPending}
      busyLabel={texts.working}
      onClick={() => mutate({ caseId, channelLock: 'Y' })}
    >
      {texts.resume}
    </Button>
  )
  return (
    <Notice className={styles.notice} icon={<InfoIcon />} actions={resume}>
      <strong>{texts.saved}</strong> {texts.savedDetail}
    </Notice>
  )
}

const SeveralNotice = ({ count }: { count: number }) => {
  const texts = useTexts(entryTexts)
  const pathOf = usePathOf()
  const hub = `${pathOf('expresshub')}#saved-carts`
  const see = (
    <Link href={hub} asChild>
      <Button href={hub} variant="outline" size="small">
        {texts.seeCarts}
      </Button>
    </Link>
  )
  return (
    <Notice className={styles.notice} icon={<InfoIcon />} actions={see}>
      <strong>{texts.several(count)}</strong> {texts.severalDetail}
    </Notice>
  )
}

export const EntryNotice = ({ entry }: { entry: CartEntry }) => {
  if (entry.kind === 'saved') return <SavedNotice caseId={entry.caseId} />
  return entry.kind === 'open' && entry.caseCount > 1 ? <SeveralNotice count={entry.caseCount} /> : null
}
