import { defineConfig } from '@playwright/test'
import suite from './playwright.config'

/** Short journeys for `soe-sim explore`, each from where a shopper's cart or checkout is already filled. */
export default defineConfig({
  ...suite,
  testMatch: '**/explored/*.journey.ts',
  outputDir: '../../dist/e2e/explored',
  reporter: [['list']],
  projects: [{ name: 'explored', use: { ...suite.use, viewport: { width: 1440, height: 900 } } }],
})
