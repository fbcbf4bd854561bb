import own from './playwright.config.ts'
const { all, each, use, expect } = {
  all: {
    workers: 3,
    repeatEach: 480,
    retries: 0,
    fullyParallel: true,
    reporter: [['line']],
    forbidOnly: false,
    outputDir: '/tmp/w/ex1/test-results',
    timeout: 45000,
  },
  each: { retries: 0, repeatEach: 480, fullyParallel: true },
  use: { trace: 'off', video: 'off', screenshot: 'off', actionTimeout: 4000, navigationTimeout: 10000 },
  expect: { timeout: 4000 },
}
const within = (given) => ({ use: { ...given.use, ...use }, expect: { ...given.expect, ...expect } })
const projects = own.projects?.map((project) => ({ ...project, ...each, ...within(project) }))
export default { ...own, ...all, ...within(own), ...(projects && { projects }) }
