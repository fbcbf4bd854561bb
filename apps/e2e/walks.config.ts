import { defineConfig } from '@playwright/test'
import { withoutPictures } from '@soe/stories/browser-args'
import suite, { walks } from './playwright.config'

const viewport = { width: 1440, height: 900 }

const randomSteps = '**/src/crawl/random-steps.spec.ts'

const { launchOptions } = suite.use ?? {}

/** The crawl has seen every picture; without them a random step takes two thirds of the time. */
const blind = { ...launchOptions, args: [...(launchOptions?.args ?? []), withoutPictures] }

/** Crawlers and random shoppers in full: `npm run test:soak:walks`, in parts with `-- --shard=1/8`. */
export default defineConfig({
  ...suite,
  testIgnore: [],
  outputDir: '../../dist/e2e/walks',
  reporter: [['list']],
  projects: [
    { name: 'walks', testMatch: walks, testIgnore: randomSteps, use: { viewport } },
    { name: 'random-steps', testMatch: randomSteps, use: { viewport, launchOptions: blind } },
  ],
})
