// What stands below src/jest are examples, which a test runs as their readers do.
module.exports = {
  ...require('../../jest.preset.cjs')({ dir: __dirname }),
  testMatch: ['<rootDir>/src/{,testing/docs/}*.test.ts'],
}
