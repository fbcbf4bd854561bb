import { writeJourney } from './journeys'

it('writes a journey as a test of its own', () => {
  const text = writeJourney({
    title: 'a phone is bought',
    persona: 'prospect',
    steps: [
      { open: '/smartphones' },
      { choose: 'Kelp' },
      { type: ['ZIP "code"', '04101'] },
      { select: ['Model', 'Pelago 9'] },
      { press: 'Continue' },
      { see: 'Plans' },
    ],
  })
  expect(text).toBe(`import { expect, test } from '@soe/simulator-client/playwright'

test.use({ persona: "prospect" })

test("a phone is bought", async ({ page }) => {
  await page.goto("/smartphones")
  await page.getByRole('radio', { name: "Kelp" }).first().check()
  await page.getByLabel("ZIP \\"code\\"", { exact: true }).fill("04101")
  await page.getByLabel("Model", { exact: true }).selectOption("Pelago 9")
  await page.getByRole('button', { name: "Continue" }).or(page.getByRole('link', { name: "Continue" })).first().click()
  await expect(page.getByRole('heading', { level: 1, name: "Plans" })).toBeVisible()
})
`)
})
