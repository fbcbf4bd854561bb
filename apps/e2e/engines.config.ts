import { defineConfig } from '@playwright/test'
import chromium from './playwright.config'
import type { EngineOptions } from './src/engines/test'

const journeys = '**/journeys.engine.ts'

const desktop = { width: 1440, height: 900 }
/** WebKit opens no window narrower than 447 pixels, which has the same layout. */
const mobile = { width: 375, height: 812 }

/** The journeys in engines that Playwright cannot drive, and what only a whole Chromium does: `npm run test:soak:browsers`. */
export default defineConfig<object, EngineOptions>({
  testDir: './src/engines',
  outputDir: '../../dist/e2e/engines',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'chromium', testMatch: '**/browser-keeps.engine.ts', use: { viewport: desktop } },
    ...(['firefox', 'webkit'] as const).flatMap((engine) => [
      { name: `${engine}-desktop`, testMatch: journeys, use: { engine, viewport: desktop } },
      { name: `${engine}-mobile`, testMatch: journeys, use: { engine, viewport: mobile } },
    ]),
  ],
  ...(chromium.webServer && { webServer: chromium.webServer }),
})
