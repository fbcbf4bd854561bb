const { join } = require('node:path')

const testing = join(__dirname, 'src/testing')

module.exports = {
  ...require('../../jest.preset.cjs')({ dir: __dirname }),
  globalSetup: join(testing, 'pack-once.cjs'),
  globalTeardown: join(testing, 'remove-packed.cjs'),
}
