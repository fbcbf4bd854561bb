import { chooseChatProposition, type ChatFacts } from './choose-chat-proposition'

const browsing: ChatFacts = {
  isSignedIn: true,
  isPrepay: false,
  isPastDue: false,
  isCartLocked: false,
  isCartEmpty: true,
  isWishlistEmpty: true,
  pageContext: 'gridwall',
  customerPriority: 'High',
}

const low = { customerPriority: 'Low' }
const checkout = { isCartEmpty: false, pageContext: 'expresscheckout' }

describe('the chat that a page offers', () => {
  it.each<[string, Partial<ChatFacts>, string]>([
    ['browsing', {}, 'PLP_01'],
    ['browsing without priority', low, 'PLP_02'],
    ['something in the cart', { isCartEmpty: false }, 'PLP_03'],
    ['something in the cart, without priority', { isCartEmpty: false, ...low }, 'PLP_04'],
    ['checking out', checkout, 'PLP_05'],
    ['checking out, whatever the case of the page', { ...checkout, pageContext: 'ExpressCheckout' }, 'PLP_05'],
    ['checking out without priority', { ...checkout, ...low }, 'PLP_06'],
    ['checking out nothing', { ...checkout, isCartEmpty: true }, 'PLP_01'],
    ['a cart that is worked on elsewhere', { isCartEmpty: false, isCartLocked: true, ...low }, 'PLP_05'],
    ['money owed', { ...checkout, isCartLocked: true, isPastDue: true }, 'PLP_07'],
    ['a wishlist and no cart', { isWishlistEmpty: false }, 'PLP_08'],
    ['a wishlist and a cart', { isWishlistEmpty: false, isCartEmpty: false }, 'PLP_03'],
    ['a stranger', { ...checkout, isSignedIn: false }, 'P_NoNBA'],
    ['prepaid', { ...checkout, isPrepay: true, isPastDue: true }, 'P_NoNBA'],
  ])('with %s', (_, facts, expected) => expect(chooseChatProposition({ ...browsing, ...facts })).toBe(expected))
})
