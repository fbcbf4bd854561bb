/** The rows of README.md that each command writes, in their order there. */
export const rowsOf = /** @type {const} */ ({
  'npm run lighthouse': {
    grid: 'product grid',
    product: 'product page',
  },
  'npm run bench:pages': {
    grid: 'product grid, slow phone',
    product: 'product page, slow phone',
  },
  'npm run bench:weight': {
    '/smartphones/': 'product grid, JavaScript',
    '/smartphones/orbit-12-pro/': 'product page, JavaScript',
    '/sales/next/expresscart.html': 'cart, JavaScript',
    '/sales/nse/aboutyourself.html': 'checkout, JavaScript',
  },
  'npm run bench:documents': {
    grid: "processor time of the product grid's document, compressed with brotli",
    product: "processor time of the product page's document, compressed with brotli",
    kept: "processor time of the product grid's document where it is kept",
    heap: 'growth of the heap over 5,000 documents, one in ten left half-way, once the journal is full',
  },
  'npm run bench': {
    memory:
      '`cart.addDevice`, validated and stateful, to a bare `node:http` server that parses and stringifies the same bytes',
    embedded: 'the same with the embedded store',
    process: 'the same with the embedded store and `--durability process`',
    libraries: 'the same of the libraries alone, which always give the same answer',
  },
  'npm run bench:flat': {
    'worlds 1000': 'cost of `cart.addDevice` with 1,000 worlds alive, to one',
    'worlds 20000': 'cost with 20,000 worlds alive, to one',
    'lines 50': 'cost with 50 lines in the cart, to one',
  },
  'npm run bench:rules': {
    none: 'cost with 100 rules of other operations armed here and in 1,000 other worlds, to no rules',
    some: 'cost with 100 rules armed likewise, 10 of them of the called operation',
    all: 'cost with 100 rules armed likewise, all of the called operation',
  },
  'npm run bench:start-up': {
    memory: 'from process start to the first answer, in memory',
    embedded: 'from process start to the first answer, with the embedded store',
    prism: 'start in memory to the start of Prism on the same contract',
    mockoon: 'start in memory to the start of Mockoon on the same contract',
    node: 'start in memory to the start of an empty Node server',
  },
  'npm run bench:judge': {
    time: 'the judge of backends, every operation as every audience',
    busy: 'processor time of the judge meanwhile, of one core',
  },
})
