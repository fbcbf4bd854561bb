import type { AnswerOf } from '@soe/contracts'
import type { addAccessories } from '@soe/contracts/routes'
import { loadTranslation, type Shop } from '@soe/shop-platform'

/** What the carrier warns of when something in a cart for pickup is not in the store yet. */
export const warnOfPickup = async (
  { notices, language }: Shop,
  { serviceBody }: AnswerOf<typeof addAccessories>,
): Promise<void> => {
  const text = serviceBody.serviceResponse.context.cartInfo.isIspuShippingWarningMsg
  if (text === undefined) return
  notices.show({ type: 'warning', topic: 'pickup', text: (await loadTranslation(language))(text) })
}
