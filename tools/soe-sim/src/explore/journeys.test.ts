import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFixtures, writeJourney } from './journeys'

it('writes a journey as a test of its own', () => {
  const journey = {
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
  } as const
  expect(writeJourney(journey, 'soe-simulator-client/playwright'))
    .toBe(`import { expect, test } from 'soe-simulator-client/playwright'

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

describe('where a journey is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('the fixtures are those of the workspace, or the package that is installed there', () => {
    expect(findFixtures(__dirname)).toBe('@soe/simulator-client/playwright')
    const installed = join(folder, 'node_modules/soe-simulator-client')
    mkdirSync(installed, { recursive: true })
    writeFileSync(
      join(installed, 'package.json'),
      JSON.stringify({ exports: { './playwright': { default: './a.js' } } }),
    )
    writeFileSync(join(installed, 'a.js'), '')
    expect(findFixtures(join(folder, 'explore-results/journey'))).toBe('soe-simulator-client/playwright')
  })

  it('what is missing is said with the way to install it', () => {
    expect(() => findFixtures('/nowhere')).toThrow('npm install --save-dev soe-simulator-client @playwright/test')
  })
})
