import { defineConfig } from '@playwright/test'
import suite, { walks } from './playwright.config'

/** Crawlers and random shoppers in full: `npm run test:soak:walks`, in parts with `-- --shard=1/8`. */
export default defineConfig({
  ...suite,
  testIgnore: [],
  testMatch: walks,
  outputDir: '../../dist/e2e/walks',
  reporter: [['list']],
  projects: [{ name: 'walks', use: { viewport: { width: 1440, height: 900 } } }],
})
