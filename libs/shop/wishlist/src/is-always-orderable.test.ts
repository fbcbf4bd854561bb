import { isAlwaysOrderable } from './add-to-cart-button'

const product = (isGiftCard: boolean, canonicalUrl: string) => ({
  isGiftCard,
  seo: { canonicalUrl, title: '', description: '' },
})

it.each([
  ['by its address', product(true, 'products/gift-cards/'), {}, true],
  ['by the flag', product(true, '/accessories/voucher/'), { wishlistGiftCardFFlag: true }, true],
  ['without either', product(true, '/accessories/voucher/'), {}, false],
  ['that is not a gift card', product(false, '/accessories/case/'), { wishlistGiftCardFFlag: true }, false],
])('a gift card %s (C9.92)', (_, card, flags, expected) => {
  expect(isAlwaysOrderable(card, flags)).toBe(expected)
})
