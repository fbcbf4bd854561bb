const { rmSync } = require('node:fs')

module.exports = () => rmSync(process.env['PACKED_TARBALLS'] ?? '', { recursive: true, force: true })
