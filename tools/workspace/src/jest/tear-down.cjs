module.exports = require('./shared-jest-circus.cjs').tearDown
