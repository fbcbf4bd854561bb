const library = require('@testing-library/dom/dist/index.js')

/** What a page shows in the end may take a minute on a busy machine. */
library.configure({ asyncUtilTimeout: 60_000 })

module.exports = library
