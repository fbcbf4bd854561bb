import { expect, test } from '../fixtures'

test('the header and the menu search the whole shop, and nothing of it comes before @both', async ({
  page,
  isMobile,
  axe,
}) => {
  const categories: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('listProducts')) categories.push(new URL(request.url()).searchParams.get('category'))
  })
  await page.goto('/watches/')
  await page.waitForLoadState('networkidle')
  const opener = isMobile
    ? page.getByRole('button', { name: 'Menu', exact: true })
    : page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
  expect(categories).not.toContain('accessories')
  await opener.click()
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  await field.fill('chrager')
  await expect(page.getByRole('option', { name: /^Bosun Charger \$29\.99/ })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await field.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  if (!isMobile) {
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await field.fill('chrager')
  }
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=chrager')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing results for “charger”')
  await expect(opener).toBeVisible()
  await page.getByRole('link', { name: 'Bosun Charger', exact: true }).click()
  await expect(page).toHaveURL('/accessories/bosun-charger/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing results for “charger”')
})
