import { expect, storyTest } from '@soe/stories/playwright'
import type * as stories from './empty-cart.story'

const test = storyTest<typeof stories>()

test.describe('an empty cart', () => {
  for (const { story, shop, saved, favorites } of [
    { story: 'Empty', shop: '/smartphones/', saved: 1, favorites: 0 },
    { story: 'EmptyForDeals', shop: '/products/allproducts/', saved: 1, favorites: 0 },
    { story: 'EmptyOfCustomer', shop: '/sales/next/shop.html', saved: 0, favorites: 0 },
    { story: 'EmptyOfPrepaid', shop: '/smartphones/prepaid', saved: 0, favorites: 0 },
  ] as const)
    test(`leads to ${shop} and no further than its shopper may go, ${story}`, async ({ page, mount }) => {
      await mount(story)
      await expect(page.getByRole('link', { name: 'Shop devices' })).toHaveAttribute('href', shop)
      await expect(page.getByRole('button', { name: 'Retrieve saved cart' })).toHaveCount(saved)
      await expect(page.getByRole('link', { name: 'View favorites' })).toHaveCount(favorites)
    })

  test('lets one go back from the saved cart', async ({ page, mount }) => {
    await mount('Retrieval')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Retrieve saved cart' })).toBeFocused()
  })

  test('reports an address under which no cart is saved, and keeps it to be mended', async ({ page, mount }) => {
    await mount('Retrieval')
    const dialog = page.getByRole('dialog', { name: 'Retrieve Saved Cart' })
    const email = dialog.getByRole('textbox', { name: 'Email address' })
    await email.fill('maren@example')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await email.fill('someone@example.com')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('No saved cart was found for this address.')).toBeVisible()
    await expect(email).toHaveValue('someone@example.com')
  })
})
