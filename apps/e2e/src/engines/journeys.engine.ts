import { journeys } from '../journeys/journeys'
import { test } from './test'

for (const { title, persona, run } of journeys)
  test.describe(persona, () => {
    test.use({ persona })

    test(title, async ({ enginePage, simulator, world }) => run({ page: enginePage, simulator, world }))
  })
