import { isPrepaidPath, useIdentity } from '@soe/shop-platform'
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'

const Notices = lazy(async () => ({ default: (await import('@soe/shop-account/page-notices')).PageNotices }))

/** What a shopper has to know of who they are; few have to. */
export const PageNotices = () => {
  const { audience, mayBuy, signedOut } = useIdentity()
  const [path] = useLocation()
  if (signedOut === '' && mayBuy && !(audience === 'signed-in' && isPrepaidPath(path))) return null
  return (
    <Suspense>
      <Notices />
    </Suspense>
  )
}
