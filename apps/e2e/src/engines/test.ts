import { test as base } from '@soe/simulator-client/playwright'
import type { JourneyPage } from '../page/journey-page'
import type { Engine, Viewport } from './engine'
import { createEnginePage } from './engine-page'
import { openFirefox } from './firefox'
import { installed } from './installed'
import { startWebKit } from './webkit'

export interface EngineOptions {
  engine: 'firefox' | 'webkit'
}

interface Fixtures {
  enginePage: JourneyPage
}

type OpenEngine = (viewport: Viewport) => Promise<Engine>

interface WorkerFixtures {
  openEngine: OpenEngine
}

const desktop: Viewport = { width: 1440, height: 900 }

/** Like the tests of Chromium, but the page is one that Playwright cannot drive. */
export const test = base.extend<Fixtures, WorkerFixtures & EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  simulatorUrl: async ({}, use) => use(`http://localhost:${process.env['SHOP_PORT']}`),
  // Without the context that the world would otherwise be entered with.
  world: async ({ lentWorld }, use) => use(lentWorld.world),
  openEngine: [
    async ({ engine }, use) => {
      if (engine === 'firefox') return use((viewport) => openFirefox(installed('FIREFOX_PATH'), viewport))
      const driver = await startWebKit(installed('WEBKIT_DRIVER_PATH'), installed('XVFB_RUN_PATH'))
      await use(driver.open)
      driver.stop()
    },
    { scope: 'worker' },
  ],
  enginePage: async ({ openEngine, viewport, simulatorUrl, world }, use) => {
    const engine = await openEngine(viewport ?? desktop)
    try {
      // A page without scripts, which cannot be busy when the journey leaves it.
      await engine.open(world.enterUrl('/signin'))
      await use(createEnginePage(engine, simulatorUrl))
    } finally {
      await engine.close()
    }
  },
})
