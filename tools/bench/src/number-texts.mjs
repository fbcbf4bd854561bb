/** Numbers as the tables print them. */

/** @param {number} value milliseconds */
export const seconds = (value) => `${(value / 1000).toFixed(2)} s`

/** @param {number} value milliseconds */
export const milliseconds = (value) => `${Math.round(value)} ms`

/** @param {number} value milliseconds */
export const fineMilliseconds = (value) => `${value.toFixed(1)} ms`

/** @param {number} value */
export const ratio = (value) => value.toFixed(2)
