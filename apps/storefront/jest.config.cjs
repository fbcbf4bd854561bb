const { join } = require('node:path')

const preset = require('../../jest.preset.cjs')({ dir: __dirname, dom: true })

const standIns = join(__dirname, '../../libs/shop/platform/src/client/stand-ins')

/** The carrier's client runs on the same stand-in as in the build. */
module.exports = {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '^@ts-rest/core$': join(standIns, 'ts-rest-core.ts') },
}
