const { join } = require('node:path')

const supports = join(__dirname, 'tools/workspace/src/jest')

const isSoak = process.env.SOAK === '1'

// These packages ship ES modules only; Jest runs CommonJS and must transform them.
const modulesOnly = [
  'cookie',
  '@fastify/cookie',
  'content-disposition',
  'wouter',
  'regexparam',
  'hast-util-sanitize',
  'unist-util-position',
]

const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
]

const browser = {
  testEnvironment: join(supports, 'browser-environment.cjs'),
  testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
}

// Nx names the task's project; it also runs several tasks side by side, so each gets one core.
const project = process.env.NX_TASK_TARGET_PROJECT
const suite = process.env.NX_TASK_TARGET_TARGET?.replace(/^test/, project)
const report = project && [
  join(supports, 'report.cjs'),
  { file: join(__dirname, `dist/reports/${suite}.json`), root: __dirname },
]

/** The Jest configuration of the project in `dir`; `dom` gives its tests a browser's globals. */
module.exports = ({ dir, dom = false }) => ({
  rootDir: dir,
  testRunner: join(supports, 'shared-jest-circus.cjs'),
  globalTeardown: join(supports, 'tear-down.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // What the soak alone runs, and why: docs/testing.md.
  testPathIgnorePatterns: ['/node_modules/', ...(isSoak ? [] : ['\\.soak\\.test\\.'])],
  transform: { '\\.tsx$': swc(true), '\\.[cm]?[jt]s$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': join(supports, 'class-names.cjs'),
    '\\.(css|svg|png|avif|webp|woff2)(\\?\\w+)?$': join(supports, 'asset.cjs'),
    '^@testing-library/dom$': join(supports, 'patient-testing-library.cjs'),
    '^fast-check$': join(supports, 'seeded-fast-check.cjs'),
    '^fast-check/unseeded$': require.resolve('fast-check'),
  },
  reporters: ['default', ...(report ? [report] : [])],
  // A soak runs the same tests at full figures.
  testTimeout: isSoak ? 1_200_000 : 300_000,
  maxWorkers: project ? 1 : '50%',
  ...(dom ? browser : { testEnvironment: 'node' }),
})
