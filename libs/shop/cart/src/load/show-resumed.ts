import { type useGo } from '@soe/shop-journey'
import { destination } from '@soe/shop-platform'
import type { Shop } from '@soe/shop-platform'
import type { CartEntry } from './cart-entry'
import { entryTexts } from './entry-texts'
import { isRetrieval, type CartAddress } from './read-cart-address'

export type ResumedEntry = Extract<CartEntry, { kind: 'resumed' }>

interface Resumed {
  go: ReturnType<typeof useGo>
  address: CartAddress
  entry: ResumedEntry
}

export const showResumed = (
  { notices, language }: Shop,
  { go, address, entry: { destination: next } }: Resumed,
): void => {
  notices.show({ type: 'info', text: entryTexts(language).resumed })
  if (!next.reload) go(next, { replace: true })
  else if (isRetrieval(address)) go(destination('expresscart'), { replace: true })
}
