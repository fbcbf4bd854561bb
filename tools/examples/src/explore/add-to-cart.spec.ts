import { expect, test, type Oracle } from '@soe/simulator-client/playwright'

/** A check of the team's own: a shopper who can't buy is shown where to buy instead. */
const store: Oracle = {
  name: 'store',
  ask: ({ facts, hasStopped }) =>
    !hasStopped || /find a store/i.test(facts.text) ? undefined : 'The page does not lead to a store.',
}

test.use({ persona: 'prospect', oracles: [store] })

test('a phone goes into the cart', async ({ page }) => {
  await page.goto('/smartphones/orbit-12-pro/')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/numberselection/)
})
