import { defineConfig } from '@playwright/test'
import chromium from './playwright.config'
import type { EngineOptions } from './src/engines/test'

const desktop = { width: 1440, height: 900 }
/** WebKit opens no window narrower than 447 pixels, which has the same layout. */
const mobile = { width: 375, height: 812 }

/** The journeys in engines that Playwright cannot drive: `npm run test:soak:browsers`. */
export default defineConfig<object, EngineOptions>({
  testDir: './src/engines',
  testMatch: '**/*.engine.ts',
  outputDir: '../../dist/e2e/engines',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: (['firefox', 'webkit'] as const).flatMap((engine) => [
    { name: `${engine}-desktop`, use: { engine, viewport: desktop } },
    { name: `${engine}-mobile`, use: { engine, viewport: mobile } },
  ]),
  ...(chromium.webServer && { webServer: chromium.webServer }),
})
