import { defineConfig } from '@playwright/test'
import suite from './playwright.config'

process.env['RECORD_FIELDS'] = '1'

const built = 'dist/recording'

const [server] = [suite.webServer ?? []].flat()

/** What `npm run record:fields` runs: every page for every kind of shopper, and the journeys to an order. */
export default defineConfig({
  ...suite,
  testMatch: ['**/*.record.ts', '**/journeys/journeys.spec.ts'],
  outputDir: '../../dist/e2e/recording',
  reporter: [['list']],
  workers: 2,
  ...(server && {
    webServer: { ...server, command: server.command.replace(/--static \S+/, `--static ${built}`) },
  }),
})
