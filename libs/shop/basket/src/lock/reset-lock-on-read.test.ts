import { createNoticeStore } from '@soe/shop-platform'
import { QueryClient } from '@tanstack/react-query'
import { createLockStore } from './lock-store'
import { resetLockOnRead } from '../create-client'

const held = { locked: true, lockedChannelID: 'VZW-RETAIL', source: 'checkout.placeOrder' }

const readOf = async (key: string, isLocked: boolean) => {
  const lock = createLockStore(isLocked ? held : undefined)
  const shop = { queryClient: new QueryClient(), notices: createNoticeStore(), language: 'en' as const }
  resetLockOnRead(lock, shop)
  await shop.queryClient.fetchQuery({ queryKey: [key], queryFn: () => Promise.resolve('read') })
  return { isLocked: lock.get().locked, texts: shop.notices.get().map(({ text }) => text) }
}

const freeAgain = expect.stringContaining('is free again') as string

describe('a read of the cart', () => {
  it.each([
    ['frees a cart that was locked, and says so', 'checkout.getCheckoutDetails', true, false, [freeAgain]],
    ['says nothing where it was free', 'checkout.getCheckoutDetails', false, false, []],
    ['is none where something else is read', 'catalogue.getProduct', true, true, []],
  ])('%s', async (_name, key, wasLocked, isLocked, texts) => {
    expect(await readOf(key, wasLocked)).toEqual({ isLocked, texts })
  })
})
