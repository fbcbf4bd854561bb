import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'
import { personas } from './personas'
import { walkAtRandom } from './random-steps'
import { seededRandom } from './seeded-random'

const seed = Number(process.env['SOAK_SEED'] ?? 20_261)

const steps = isSoak ? Number(process.env['RANDOM_STEPS'] ?? 2000) : 25

test.describe.configure({ timeout: isSoak ? 10_800_000 : 180_000 })

// Failures that are armed are logged by the browser; what a script throws is not expected.
test.use({ expectedErrors: [/Failed to load resource/] })

for (const [index, persona] of (isSoak ? personas : (['prospect'] as const)).entries()) {
  test(`${steps} random steps leave the persona ${persona} on a page that leads on @wide`, async ({
    page,
    simulator,
  }) => {
    const world = await simulator.makeWorld({ persona })
    await page.goto(simulator.enterUrl(world.id, '/'))
    const random = seededRandom(seed + index)
    expect(await walkAtRandom({ page, simulator, world: world.id, steps, random })).toEqual([])
    await simulator.dropWorld(world.id)
  })
}
