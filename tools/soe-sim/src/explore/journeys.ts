import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { InputError } from '../input-error'

type Step =
  | { readonly open: string }
  | { readonly press: string }
  | { readonly choose: string }
  | { readonly type: readonly [field: string, text: string] }
  | { readonly select: readonly [field: string, option: string] }
  | { readonly see: string }

/** A way through the shop that comes with the command. */
interface Journey {
  readonly title: string
  readonly persona: 'prospect' | 'signed-in'
  readonly steps: readonly Step[]
}

const journeys: Readonly<Record<string, Journey>> = {
  'new-phone': {
    title: 'a phone is chosen, and its plan and number',
    persona: 'prospect',
    steps: [{ open: '/smartphones/orbit-12-pro/' }, { press: 'Add to cart' }, { see: 'Choose a number' }],
  },
  'own-device': {
    title: 'a shopper brings a device of their own',
    persona: 'prospect',
    steps: [
      { open: '/sales/byod/byod.html' },
      { choose: 'Pelago' },
      { select: ['Model', 'Pelago 9'] },
      { type: ['IMEI, 15 digits', '35-209900-176148-1'] },
      { press: 'Choose a plan' },
      { see: 'Choose a plan' },
    ],
  },
  accessory: {
    title: 'a customer adds an accessory',
    persona: 'signed-in',
    steps: [
      { open: '/accessories/bosun-charger/' },
      { press: 'Add to cart' },
      { press: 'Go to cart' },
      { see: 'Your cart' },
    ],
  },
  'plan-change': {
    title: 'a customer changes a plan',
    persona: 'signed-in',
    steps: [
      { open: '/sales/nextgen/expresshub.html' },
      { press: 'Change plan, Maren' },
      { choose: 'Spinnaker' },
      { press: 'Change to this plan' },
      { see: 'Checkout' },
    ],
  },
  upgrade: {
    title: 'a customer upgrades a line',
    persona: 'signed-in',
    steps: [{ open: '/sales/nextgen/expresshub.html' }, { press: 'Upgrade Maren' }, { see: 'Phones' }],
  },
}

const quote = (text: string) => JSON.stringify(text)

const lineOf = (step: Step): string => {
  if ('open' in step) return `await page.goto(${quote(step.open)})`
  if ('press' in step) {
    const name = `{ name: ${quote(step.press)} }`
    return `await page.getByRole('button', ${name}).or(page.getByRole('link', ${name})).first().click()`
  }
  if ('choose' in step) return `await page.getByRole('radio', { name: ${quote(step.choose)} }).first().check()`
  if ('type' in step)
    return `await page.getByLabel(${quote(step.type[0])}, { exact: true }).fill(${quote(step.type[1])})`
  if ('select' in step)
    return `await page.getByLabel(${quote(step.select[0])}, { exact: true }).selectOption(${quote(step.select[1])})`
  return `await expect(page.getByRole('heading', { level: 1, name: ${quote(step.see)} })).toBeVisible()`
}

/** By its published name, or by that within the workspace. */
const fixtures = ['soe-simulator-client/playwright', '@soe/simulator-client/playwright']

/** What a test in a folder imports the fixtures from. */
export const findFixtures = (folder: string): string => {
  const { resolve: find } = createRequire(join(resolve(folder), 'journey.mjs'))
  const found = fixtures.find((name) => {
    try {
      return find(name) !== ''
    } catch {
      return false
    }
  })
  if (found !== undefined) return found
  throw new InputError(
    'NO_CLIENT',
    `A journey needs soe's fixtures where it is written: npm install --save-dev soe-simulator-client @playwright/test, in or above ${resolve(folder)}.`,
  )
}

/** A journey as a test that a team can go on writing. */
export const writeJourney = (
  { title, persona, steps }: Journey,
  client: string,
): string => `import { expect, test } from '${client}'

test.use({ persona: ${quote(persona)} })

test(${quote(title)}, async ({ page }) => {
${steps.map((step) => `  ${lineOf(step)}`).join('\n')}
})
`

/** The configuration of a journey, which needs none of the team's; a busy machine takes its time. */
export const journeyConfig = `import { env } from 'node:process'

const executablePath = env['CHROME_PATH']

export default { expect: { timeout: 20_000 }, use: { locale: 'en-US', launchOptions: { ...(executablePath && { executablePath }) } } }
`

export const findJourney = (name: string): Journey => {
  const journey = Object.hasOwn(journeys, name) ? journeys[name] : undefined
  if (journey) return journey
  throw new InputError('NO_JOURNEY', `There is no journey ${name}; there are ${Object.keys(journeys).join(', ')}.`)
}
