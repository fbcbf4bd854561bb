const fastCheck = require('fast-check/unseeded')

const soak = process.env.SOAK === '1'

fastCheck.configureGlobal({
  seed: Number(process.env.SOAK_SEED ?? 20261),
  numRuns: soak ? 5000 : 50,
})

module.exports = fastCheck
