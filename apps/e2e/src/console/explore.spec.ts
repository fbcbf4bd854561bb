import { defineScenario, rule } from '@soe/scenario'
import { expect, test } from '../fixtures'

const scenario = defineScenario({
  id: 'lost-answer',
  title: 'The answer is lost',
  rules: [rule.on('cart.addDevice', { id: 'failure', nth: 1, fault: { reset: true }, commit: true })],
})

const cell = (failure: string, standing: string, findings: readonly object[] = []) => ({
  id: `cart.addDevice#1 ${failure}`,
  test: 'desktop › buy.spec.ts › buys',
  call: 'cart.addDevice#1',
  failure,
  standing,
  title: 'It happens, and its answer is lost',
  findings,
  scenario,
})

const found = [
  cell('hang', 'green'),
  cell('lost-answer', 'red', [{ oracle: 'once', says: 'A cart was ordered twice.' }]),
]

// What it arms is met by no call.
test.use({ verifyAtEnd: false })

test('the console says how to explore the test of a world, and arms what was found @wide', async ({
  page,
  simulator,
  world,
  axe,
}) => {
  await page.goto(`/__sim/worlds/${world.id}/journal`)
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(page.getByText(/^npx soe-sim explore tests --grep 'the console says how/)).toBeVisible()
  await page.getByLabel('Open explore.json').setInputFiles({
    name: 'explore.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ seconds: 3, cells: found })),
  })
  const cells = page.getByRole('list', { name: 'Cells' })
  await expect(cells).toContainText('A cart was ordered twice.')
  expect(await axe(page)).toEqual([])
  await cells.getByRole('button', { name: 'Arm it in this world' }).click()
  await expect(page.getByText(/^lost-answer armed in/)).toBeVisible()
  expect((await simulator.scenarios(world.id)).map(({ id }) => id)).toEqual(['lost-answer'])
  await page.getByRole('button', { name: 'cart.addDevice#1 hang, green' }).click()
  await expect(cells.getByRole('heading')).toHaveText(['cart.addDevice#1 hang'])
})
