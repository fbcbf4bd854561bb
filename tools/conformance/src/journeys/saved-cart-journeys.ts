import { exampleBody } from '../shopping/examples'
import { addPhone, choosePlan, chooseNumber, contentsOf, readCart } from './cart-steps'
import type { Journey, Story } from './journey'

const fill = (story: Story) =>
  story.shopper.asSetup(async () => {
    await addPhone(story)
    await choosePlan(story)
    await chooseNumber(story)
  })

const save = (story: Story, emailId = 'maren@example.com') =>
  story.does('cart.saveCart', { body: exampleBody('cart.saveCart', { emailId }) })

export const savedCartJourneys: readonly Journey[] = [
  {
    name: 'a saved cart is resumed as it was saved',
    key: 'cases.resumeCase',
    also: ['cart.saveCart'],
    as: 'prospect',
    run: async (story) => {
      await fill(story)
      const before = contentsOf(await readCart(story))
      await save(story)
      await story.does('cases.resumeCase', { body: exampleBody('cases.resumeCase') })
      story.expect(contentsOf(await readCart(story)) === before, 'not-as-saved', 'the cart is not as it was saved')
    },
  },
  {
    name: 'a saved cart is found by its email address in any letter case',
    key: 'cases.resumeCase',
    also: ['cart.saveCart'],
    as: 'prospect',
    run: async (story) => {
      await fill(story)
      await save(story)
      await story.does('cases.resumeCase', { body: { emailId: 'Maren@Example.com' } })
    },
  },
  {
    name: 'quote ids of zeros are no quotes',
    key: 'quote.retrieveCartFromQuote',
    as: 'prospect',
    run: async (story) => {
      await fill(story)
      await save(story)
      await story.does('quote.retrieveCartFromQuote', { body: { quoteId: '00', emailId: 'maren@example.com' } })
    },
  },
  {
    name: 'the open case is that of the cart',
    key: 'cases.getCaseAndCartId',
    as: 'signed-in',
    run: async (story) => {
      await fill(story)
      const { cartId } = await readCart(story)
      const found = await story.does('cases.getCaseAndCartId', { body: {} })
      story.expect(found.cartId === cartId, 'other-cart', 'the case names another cart')
    },
  },
]
