import { isPrepaidPath, optionalPart, useIdentity, type Identity } from '@soe/shop-platform'
import { useLocation } from 'wouter'

export const LazyPageNotices = optionalPart(() =>
  import('@soe/shop-account/page-notices').then((module) => module.PageNotices),
)

export const hasPageNotices = ({ audience, lob, mayBuy, signedOut }: Identity, path: string): boolean =>
  signedOut !== '' || !mayBuy || lob.includes('vzt') || (audience === 'signed-in' && isPrepaidPath(path))

/** What a shopper has to know of who they are; few have to. */
export const PageNotices = () => {
  const identity = useIdentity()
  const [path] = useLocation()
  return hasPageNotices(identity, path) && <LazyPageNotices />
}
