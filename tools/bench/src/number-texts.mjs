/** How tables print a number of each unit; times are in milliseconds. */
export const units = {
  count: (/** @type {number} */ value) => String(Math.round(value)),
  'a second': (/** @type {number} */ value) => `${Math.round(value).toLocaleString('en-US')}/s`,
  seconds: (/** @type {number} */ value) => `${(value / 1000).toFixed(2)} s`,
  milliseconds: (/** @type {number} */ value) => `${Math.round(value)} ms`,
  'fine milliseconds': (/** @type {number} */ value) => `${value.toFixed(value < 1 ? 2 : 1)} ms`,
  microseconds: (/** @type {number} */ value) => `${Math.round(value)} µs`,
  kilobytes: (/** @type {number} */ value) => `${value.toFixed(1)} kB`,
  megabytes: (/** @type {number} */ value) => `${value.toFixed(1)} MB`,
  percent: (/** @type {number} */ value) => `${Math.round(value)} %`,
  ratio: (/** @type {number} */ value) => value.toFixed(2),
  shift: (/** @type {number} */ value) => value.toFixed(3),
}

/** @typedef {keyof typeof units} Unit */
