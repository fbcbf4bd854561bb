import type { CartView } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'
import { promoTexts } from './promo-texts'
import { replacedCode } from './replaced-code'
import { useApplyCode } from './use-apply-code'

const topic = 'replaced-code'

/** Says which code another has taken the place of, and brings back the one that took off more. */
export const useReplacedCode = (cart: CartView): void => {
  const { notices } = useShop()
  const texts = useTexts(promoTexts)
  const { apply } = useApplyCode(cart, 'promo', () => notices.hideTopic(topic))
  const before = useRef(cart)
  useEffect(() => {
    const replaced = replacedCode(before.current, cart)
    before.current = cart
    if (!replaced) return
    const { former, formerWorth, next, nextWorth, better } = replaced
    notices.show({
      type: 'info',
      text: texts.replaced(next, formatPrice(nextWorth), former, formatPrice(formerWorth)),
      topic,
      ...(better !== undefined && { action: { label: texts.applyAgain(former), onPress: () => apply(better) } }),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- tells each change of the cart once
  }, [cart])
}
