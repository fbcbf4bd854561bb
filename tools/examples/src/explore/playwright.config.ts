import { env } from 'node:process'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  fullyParallel: true,
  use: {
    locale: 'en-US',
    launchOptions: { ...(env['CHROME_PATH'] !== undefined && { executablePath: env['CHROME_PATH'] }) },
  },
})
