import { emptyCartTexts } from './empty-cart-texts'
import { emptyCartWords, type EmptyReason } from './empty-cart'

const wordsOf = (
  reason: EmptyReason | undefined,
  view: { loggedIn?: boolean; hasFavorites?: boolean; content?: { title: string } } = {},
) => emptyCartWords(emptyCartTexts('en'), { reason, loggedIn: false, hasFavorites: false, content: undefined, ...view })

describe('an empty cart', () => {
  it('says after redirect=detailsnotfound that the cart was not found (C8.24)', () => {
    expect(wordsOf('lost', { content: { title: 'Ahoy' } }).title).toBe('We could not find your cart')
  })

  it('offers a guest the saved cart then, and reminds a customer of the favorites there are (C8.25)', () => {
    expect(wordsOf('lost').body).toContain('retrieve a cart you saved')
    expect(wordsOf('lost', { loggedIn: true, hasFavorites: true }).body).toContain('favorites are still there')
    expect(wordsOf('lost', { loggedIn: true }).body).not.toContain('favorites')
  })

  it('says what is gone, or else the words of the site', () => {
    expect(wordsOf('gone').body).toContain('no longer available')
    expect(wordsOf(undefined).title).toBe('Your cart is empty')
    expect(wordsOf(undefined, { loggedIn: true, content: { title: 'Ahoy' } }).title).toBe('Ahoy')
  })
})
