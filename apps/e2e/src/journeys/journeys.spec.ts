import { test } from '../fixtures'
import { journeys } from './journeys'

for (const { title, persona, run } of journeys)
  test.describe(persona, () => {
    test.use({ persona })

    test(`${title} @both`, async ({ page, simulator, world }) => run({ page, simulator, world }))
  })
