/** The pages that page and document benches measure. */
export const measuredPages = /** @type {const} */ ([
  ['grid', '/smartphones/'],
  ['product', '/smartphones/orbit-12-pro/'],
])

/** @typedef {(typeof measuredPages)[number][0]} PageName */
