import base from '/work/main/apps/e2e/playwright.config.ts'
process.env['SHOP_PORT'] = '5107'
export default { ...base, testDir: '/work/main/apps/e2e/src', outputDir: '/tmp/e/results', webServer: undefined, reporter: [['list']], workers: 1, timeout: 90000, expect: { timeout: 20000 },
  use: { ...base.use, launchOptions: { ...base.use!.launchOptions, executablePath: '/usr/bin/chromium' } } }
