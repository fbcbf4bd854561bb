/** The pages that page and document benches measure, by the names that their figures begin with. */
export const measuredPages = /** @type {const} */ ({
  grid: '/smartphones/',
  product: '/smartphones/orbit-12-pro/',
})

/** @typedef {keyof typeof measuredPages} PageName */
