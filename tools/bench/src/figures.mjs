/**
 * Every figure that a bench measures, once: README.md shows those with a row, `npm run bench:against` compares them all.
 * A bench's module has `open(root, options)`, which starts what it measures of the build below a root.
 */

/**
 * @typedef {object} Figure
 * @property {string} name of the sample in what a round measures
 * @property {import('./number-texts.mjs').Unit} unit
 * @property {'lower' | 'higher'} better
 * @property {string} [row] of README.md; figures of one row are its cells, in this order
 * @property {number} [floor] below it values count as equal
 */

/** @typedef {Readonly<Record<string, number>>} Samples */

/**
 * @typedef {object} Opened
 * @property {() => Promise<Samples>} measure a round
 * @property {() => void} close
 */

/** @typedef {(root: string, options: { isQuick: boolean }) => Promise<Opened>} Open */

/**
 * @typedef {object} Bench
 * @property {string} command
 * @property {number} rounds
 * @property {readonly Figure[]} figures
 * @property {() => Promise<Open>} load
 */

/** @typedef {Omit<Figure, 'name' | 'row'>} Column */

/** The figures of rows that have the same columns. @param {Readonly<Record<string, string>>} rows @param {Readonly<Record<string, Column>>} columns @returns {Figure[]} */
const table = (rows, columns) =>
  Object.entries(rows).flatMap(([key, row]) =>
    Object.entries(columns).map(([column, figure]) => ({ name: `${key} ${column}`, row, ...figure })),
  )

const lower = /** @type {const} */ ('lower')
const higher = /** @type {const} */ ('higher')
const score = /** @type {const} */ ({ unit: 'count', better: higher })
const count = /** @type {const} */ ({ unit: 'count', better: lower })
const cost = /** @type {const} */ ({ unit: 'ratio', better: lower })
const ofBare = /** @type {const} */ ({ unit: 'ratio', better: higher })

/** What no ratio shows: the calls themselves, of a store. @param {string} store @returns {Figure[]} */
const calls = (store) => [
  { name: `${store}, calls`, unit: 'a second', better: higher },
  { name: `${store}, p99`, unit: 'fine milliseconds', better: lower },
  { name: `${store}, processor time of a call`, unit: 'microseconds', better: lower },
]

/** @satisfies {Readonly<Record<string, Bench>>} */
export const benches = {
  lighthouse: {
    command: 'npm run lighthouse',
    rounds: 6,
    load: async () => (await import('./lighthouse.mjs')).open,
    figures: table(
      { grid: 'product grid', product: 'product page' },
      {
        performance: score,
        accessibility: score,
        'best-practices': score,
        seo: score,
        FCP: { unit: 'seconds', better: lower },
        LCP: { unit: 'seconds', better: lower },
        TBT: { unit: 'milliseconds', better: lower, floor: 50 },
        CLS: { unit: 'shift', better: lower, floor: 0.01 },
      },
    ),
  },
  pages: {
    command: 'npm run bench:pages',
    rounds: 6,
    load: async () => (await import('./pages.mjs')).open,
    figures: table(
      { grid: 'product grid, slow phone', product: 'product page, slow phone' },
      {
        LCP: { unit: 'seconds', better: lower },
        hydrated: { unit: 'seconds', better: lower },
        INP: { unit: 'milliseconds', better: lower },
      },
    ),
  },
  weight: {
    command: 'npm run bench:weight',
    rounds: 1,
    load: async () => (await import('./weight.mjs')).open,
    figures: table(
      {
        '/': 'front page, weight',
        '/smartphones/': 'product grid, weight',
        '/smartphones/orbit-12-pro/': 'product page, weight',
        '/sales/next/expresscart.html': 'cart, weight',
        '/sales/nse/aboutyourself.html': 'checkout, weight',
        '/sales/digital/orderconfirmation.html': 'confirmation, weight',
      },
      {
        'takenOver scripts': count,
        'takenOver scriptKb': { unit: 'kilobytes', better: lower },
        'takenOver styleKb': { unit: 'kilobytes', better: lower },
        'atRest requests': count,
        'atRest kb': { unit: 'kilobytes', better: lower },
        'later requests': count,
      },
    ),
  },
  documents: {
    command: 'npm run bench:documents',
    rounds: 9,
    load: async () => (await import('./documents.mjs')).open,
    figures: [
      {
        name: 'grid',
        row: "processor time of the product grid's document, compressed with brotli",
        unit: 'fine milliseconds',
        better: lower,
      },
      {
        name: 'product',
        row: "processor time of the product page's document, compressed with brotli",
        unit: 'fine milliseconds',
        better: lower,
      },
      {
        name: 'kept',
        row: "processor time of the product grid's document where it is kept",
        unit: 'fine milliseconds',
        better: lower,
      },
    ],
  },
  memory: {
    command: 'npm run bench:memory',
    rounds: 1,
    load: async () => (await import('./memory.mjs')).open,
    figures: [
      {
        name: 'documents, heap',
        row: 'growth of the heap over 5,000 documents, one in ten left half-way, once the journal is full',
        unit: 'megabytes',
        better: lower,
        floor: 10,
      },
      {
        name: 'documents, timers',
        row: 'timers that these documents leave',
        unit: 'count',
        better: lower,
        floor: 1,
      },
      {
        name: 'mixed, resident',
        unit: 'megabytes',
        better: lower,
        floor: 20,
      },
    ],
  },
  'add-device': {
    command: 'npm run bench',
    rounds: 7,
    load: async () => (await import('./add-device.mjs')).open,
    figures: [
      {
        name: 'memory',
        row: '`cart.addDevice`, validated and stateful, to a bare `node:http` server that parses and stringifies the same bytes',
        ...ofBare,
      },
      { name: 'embedded', row: 'the same with the embedded store', ...ofBare },
      { name: 'process', row: 'the same with the embedded store and `--durability process`', ...ofBare },
      {
        name: 'libraries',
        row: 'the same of the libraries alone, which always give the same answer',
        ...ofBare,
      },
      ...calls('memory'),
      ...calls('embedded'),
      ...calls('process'),
    ],
  },
  flat: {
    command: 'npm run bench:flat',
    rounds: 6,
    load: async () => (await import('./flat-cost.mjs')).open,
    figures: [
      { name: '1000 worlds', row: 'cost of `cart.addDevice` with 1,000 worlds alive, to one', ...cost },
      { name: '20000 worlds', row: 'cost with 20,000 worlds alive, to one', ...cost },
      { name: '50 lines', row: 'cost with 50 lines in the cart, to one', ...cost },
    ],
  },
  rewind: {
    command: 'npm run bench:rewind',
    rounds: 15,
    load: async () => (await import('./rewind.mjs')).open,
    figures: [
      { name: 'a fork of now', unit: 'fine milliseconds', better: lower },
      { name: 'a fork before a call 200 calls ago', unit: 'fine milliseconds', better: lower },
    ],
  },
  rules: {
    command: 'npm run bench:rules',
    rounds: 40,
    load: async () => (await import('./rules.mjs')).open,
    figures: [
      {
        name: '100 rules of other operations',
        row: 'cost with 100 rules of other operations armed here and in 1,000 other worlds, to no rules',
        ...cost,
      },
      {
        name: '100 rules, 10 of the called one',
        row: 'cost with 100 rules armed likewise, 10 of them of the called operation',
        ...cost,
      },
      {
        name: '100 rules, all of the called one',
        row: 'cost with 100 rules armed likewise, all of the called operation',
        ...cost,
      },
    ],
  },
  carrier: {
    command: 'npm run bench:carrier',
    rounds: 12,
    load: async () => (await import('./carrier.mjs')).open,
    figures: [
      {
        name: 'added',
        row: 'what `--carrier` with 100 armed rules adds to `cart.addDevice`, over the proxy that changes nothing, in the median',
        unit: 'fine milliseconds',
        better: lower,
      },
      { name: 'added processor time', unit: 'microseconds', better: lower },
    ],
  },
  'start-up': {
    command: 'npm run bench:start-up',
    rounds: 7,
    load: async () => (await import('./start-up.mjs')).open,
    figures: [
      {
        name: 'memory',
        row: 'from process start to the first answer, in memory',
        unit: 'milliseconds',
        better: lower,
      },
      {
        name: 'embedded',
        row: 'from process start to the first answer, with the embedded store',
        unit: 'milliseconds',
        better: lower,
      },
      { name: 'to Prism', row: 'start in memory to the start of Prism on the same contract', ...cost },
      { name: 'to Mockoon', row: 'start in memory to the start of Mockoon on the same contract', ...cost },
      { name: 'to Node', row: 'start in memory to the start of an empty Node server', ...cost },
    ],
  },
  judge: {
    command: 'npm run bench:judge',
    rounds: 6,
    load: async () => (await import('./judge.mjs')).open,
    figures: [
      {
        name: 'time',
        row: 'the judge of backends, every operation as every audience',
        unit: 'seconds',
        better: lower,
      },
      {
        name: 'busy',
        row: 'processor time of the judge meanwhile, of one core',
        unit: 'percent',
        better: lower,
      },
    ],
  },
}

/** @typedef {keyof typeof benches} BenchName */

/** @param {string} name @returns {Bench} */
export function benchOf(name) {
  const bench = Object.entries(benches).find(([key]) => key === name)?.[1]
  if (!bench) throw new Error(`There is no bench ${name}, but ${Object.keys(benches).join(', ')}`)
  return bench
}
