import base from './playwright.config'
export default { ...base, testDir: '/work/main/apps/e2e/src', outputDir: '/tmp/c1/results', reporter: [['list']], timeout: 25000, use: { ...base.use, trace: 'off' }, workers: 2,
  webServer: { ...(base.webServer as object), cwd: '/work/main', command: 'node /tmp/c1/main.mjs --port 0 --static /tmp/c1/shop' } }
