import type { BrowserContext } from '@playwright/test'
import type { SimulatorClient } from '@soe/simulator-client'

/** Makes the examples of these operations, one after the other, as the signed-in shopper of the browser. */
export const makeCalls = async (context: BrowserContext, simulator: SimulatorClient, keys: readonly string[]) => {
  const operations = await simulator.operations()
  for (const wanted of keys) {
    const operation = operations.find(({ key }) => key === wanted)
    const path = operation?.paths['signed-in']
    if (!operation || !path) throw new Error(`a signed-in shopper can't call ${wanted}`)
    const body = operation.example.body === undefined ? {} : { data: operation.example.body }
    await context.request.fetch(path, { method: operation.method, ...body })
  }
}
