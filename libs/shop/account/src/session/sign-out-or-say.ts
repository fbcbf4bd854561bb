import { signOut, type Shop } from '@soe/shop-platform'
import { accountTexts } from '../account-texts'

/** Signs out at the shopper's wish; where that fails, the notice says that they are still signed in. */
export const signOutOrSay = async (shop: Shop): Promise<void> => {
  const state = await signOut(shop)
  if (state === 'success') return
  shop.notices.show({ type: 'error', text: accountTexts(shop.language).signOutFailed, sticky: true })
}
