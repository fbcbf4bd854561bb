import { SessionGuard } from '@soe/shop-account/session-guard'
import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { Region } from './region'

const chat = prepared(async () => (await import('@soe/shop-chat/chat')).Chat, 'idle')

/** What no page waits for. A chat that can't be shown is left out until the next page. */
export const IdleParts = () => {
  const [path] = useLocation()
  return (
    <>
      <SessionGuard />
      <Region path={path} fallback={() => null}>
        <Suspense>
          <chat.Component />
        </Suspense>
      </Region>
    </>
  )
}
