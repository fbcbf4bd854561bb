import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { leanArgs } from '@soe/simulator-client/playwright'
import { browserArgs, withoutPictures } from '@soe/stories/browser-args'

/** Draws what the page shows, for screenshots. */
const isDrawing = process.env['DRAW'] === '1'

const built = fileURLToPath(new URL('../../dist', import.meta.url))

const launchOptions = {
  executablePath: process.env['CHROME_PATH'],
  args: [...browserArgs, ...(isDrawing ? [] : [...leanArgs, withoutPictures])],
}

export default defineConfig({
  testDir: '../..',
  testMatch: ['libs/**/*.gallery.ts', 'apps/gallery/src/**/*.spec.ts'],
  // Copies of the workspace lie there.
  testIgnore: `${built}/**`,
  outputDir: '../../dist/gallery/results',
  fullyParallel: true,
  forbidOnly: true,
  // A test waits for the simulator and for an idle browser half of its time.
  workers: '200%',
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../dist/gallery/report.json' }]],
  use: { screenshot: isDrawing ? 'only-on-failure' : 'off', launchOptions },
  webServer: {
    name: 'simulator',
    cwd: '../..',
    command: 'node dist/apps/simulator/main.mjs --port 0 --static dist/apps/gallery',
    // The named group becomes the environment variable GALLERY_PORT of every worker.
    wait: { stdout: /http:\/\/localhost:(?<gallery_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
    timeout: 60_000,
  },
})
