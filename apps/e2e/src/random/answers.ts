import { errors, type Locator, type Page } from '@playwright/test'
import { goodCard } from '../checkout/checkout-actions'
import type { Chance } from './chance'

/** What a shopper types, by the field's label. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/^First name/, 'Maren'],
  [/^Last name/, 'Oake'],
  [/^Email/, 'maren@example.com'],
  [/^Phone/, '(207) 555-0148'],
  [/^Street address/, '14 Commercial St'],
  [/^City/, 'Portland'],
  [/^ZIP code/i, '04101'],
  [/^Name of the make/, 'Marlin'],
  [/^Model/, 'M4'],
  [/^Current carrier/, 'Breakwater Mobile'],
  [/^Account number/, '123456789'],
  [/^Number transfer PIN/, '4821'],
  [/^Card number/, goodCard],
  [/^Expiry/, '1239'],
  [/^Security code/, '123'],
  [/^IMEI/, '352099001761481'],
  [/^SIM card number/, '89014103211118510720'],
  [/^Date of birth/, '1990-02-03'],
]

const patience = { timeout: 3000 }

const labelOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.innerText ?? '', undefined, patience)

const fillFields = async (main: Locator) => {
  for (const field of await main
    .locator('input:is([type=text], [type=email], [type=tel], :not([type])):visible')
    .all()) {
    if ((await field.inputValue(patience)) !== '') continue
    const label = await labelOf(field)
    const known = texts.find(([pattern]) => pattern.test(label))
    if (known) await field.pressSequentially(known[1], patience)
  }
}

const chooseOption = async (field: Locator, chance: Chance) => {
  const isState = (await labelOf(field)).startsWith('State')
  const options = field.locator('option:enabled:not([value=""])')
  const values = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  await field.selectOption(isState ? 'ME' : (chance.pick(values) ?? ''), patience)
}

const fillSelects = async (main: Locator, chance: Chance) => {
  const selects = main.locator('select:enabled:visible')
  // A choice may bring the next one into view.
  for (let index = 0; index < (await selects.count()); index += 1) {
    const field = selects.nth(index)
    if ((await field.inputValue(patience)) === '') await chooseOption(field, chance)
  }
}

/** Groups without an answer get one; the others are changed now and then. */
const chooseRadios = async (main: Locator, chance: Chance) => {
  const groups = main.locator('fieldset:has(input[type=radio]:enabled):visible')
  for (let index = 0; index < (await groups.count()); index += 1) {
    const group = groups.nth(index)
    const isAnswered = (await group.locator('input[type=radio]:checked').count()) > 0
    if (isAnswered && !chance.happens(0.3)) continue
    const choice = chance.pick(await group.locator('input[type=radio]:enabled').all())
    await choice?.check(patience).catch(() => undefined)
  }
}

const agree = async (main: Locator) => {
  for (const box of await main.locator('form input[type=checkbox]:enabled:not(:checked)').all()) {
    await box.check(patience).catch(() => undefined)
  }
}

const isAgreement = /agreement|orderreview|expresscheckout|creditcheck|dpp/i

const answerAll = async (page: Page, chance: Chance): Promise<void> => {
  const main = page.getByRole('main')
  await chooseRadios(main, chance)
  await fillSelects(main, chance)
  await fillFields(main)
  if (isAgreement.test(page.url())) await agree(main)
}

/** Fills in what the page asks for. What has gone meanwhile is not asked any more. */
export const answerPage = async (page: Page, chance: Chance): Promise<void> => {
  try {
    await answerAll(page, chance)
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
  }
}
