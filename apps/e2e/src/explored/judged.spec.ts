import { test } from '../fixtures/test'

const words = 'What a page has thrown'

test.describe('a test that is judged', () => {
  test.use({ judged: true, expectedErrors: [new RegExp(words)] })

  test('passes where nothing is wrong', async ({ page }) => {
    await page.goto('/')
  })

  test('fails where its page has thrown, though it has not looked for that', async ({ page }) => {
    test.fail()
    await page.goto('/')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(
      (text) =>
        void setTimeout(() => {
          throw new Error(text)
        }),
      words,
    )
    await thrown
  })

  test('fails where its page is busy, and nothing is under way', async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.locator('main').evaluate((main) => main.setAttribute('aria-busy', 'true'))
  })
})
