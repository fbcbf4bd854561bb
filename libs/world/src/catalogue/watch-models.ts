import type { DeviceModel, PricedOption, Stock } from './device-model'

const IN_STOCK: Stock = { status: 'in-stock', qty: 120 }
const STANDARD_TERMS = [36, 24]
const BANDS = ['Sport band', 'Woven loop', 'Link bracelet']
const twoSizes = (small: string, large: string): PricedOption[] => [{ label: small, addCents: 0 }, { label: large, addCents: 30_00 }]

export const watchModels: DeviceModel[] = [
  {
    productId: 'dev14080099', slug: 'tern-watch-3', name: 'Tern Watch 3', brand: 'Tern', category: 'watches',
    picture: { form: 'watch', shape: 'square', face: 'analog', band: 'sport' },
    colours: ['buoy', 'tar', 'fog', 'lichen'], capacities: [], caseSizes: twoSizes('40 mm', '44 mm'), bands: BANDS.slice(0, 2),
    terms: STANDARD_TERMS, apr: 0, retailCents: 399_99, promo: '$100 off with any phone',
    tagline: 'Keeps time, keeps count, keeps quiet.',
    headline: ['Leave the phone', 'on the dock.'],
    specs: [
      { value: '36', unit: 'hr', label: 'Between charges' }, { value: '50', unit: 'm', label: 'Water resistance' },
      { value: '2000', unit: 'nit', label: 'Display, readable at noon' }, { value: '31', unit: 'g', label: 'Without the band' },
    ],
    features: ['Calls and messages without a phone', 'Heart rhythm alerts', 'Fall detection', 'Tide and wind on the dial'],
    stock: IN_STOCK, featuredRank: 1,
  },
  {
    productId: 'dev14080098', slug: 'orbit-watch-4', name: 'Orbit Watch 4', brand: 'Orbit', category: 'watches',
    picture: { form: 'watch', shape: 'square', face: 'rings', band: 'sport' },
    colours: ['chalk', 'tar', 'clay', 'tide'], capacities: [], caseSizes: twoSizes('41 mm', '45 mm'), bands: BANDS,
    terms: STANDARD_TERMS, apr: 0, retailCents: 429_99,
    tagline: 'Closes the day with you.',
    headline: ['Two rings.', 'One better habit.'],
    specs: [
      { value: '24', unit: 'hr', label: 'Between charges' }, { value: '50', unit: 'm', label: 'Water resistance' },
      { value: '45', unit: 'min', label: 'To eighty percent' }, { value: '3', label: 'Sensors in the back' },
    ],
    features: ['Sleep stages', 'Blood oxygen', 'Emergency calls abroad', 'Double-tap gestures'],
    stock: IN_STOCK, stockOverrides: [{ colour: 'clay', stock: { status: 'back-order', qty: 0, availableOn: '2027-01-15' } }], featuredRank: 2,
  },
  {
    productId: 'dev14000021', slug: 'pelago-watch', name: 'Pelago Watch', brand: 'Pelago', category: 'watches',
    picture: { form: 'watch', shape: 'round', face: 'digital', band: 'woven' },
    colours: ['tide', 'sand', 'kelp'], capacities: [], caseSizes: twoSizes('41 mm', '45 mm'), bands: BANDS.slice(0, 2),
    terms: STANDARD_TERMS, apr: 0, retailCents: 349_99, promo: '$50 off this month', discountCents: 50_00,
    tagline: 'Round as a porthole.',
    headline: ['A small window', 'on a big day.'],
    specs: [
      { value: '30', unit: 'hr', label: 'Between charges' }, { value: '50', unit: 'm', label: 'Water resistance' },
      { value: '1.4', unit: 'in', label: 'Domed display' }, { value: '33', unit: 'g', label: 'Without the band' },
    ],
    features: ['Stress and recovery score', 'Offline maps', 'Loss of pulse detection', 'Camera remote'],
    stock: IN_STOCK, featuredRank: 3,
  },
  {
    productId: 'dev14000022', slug: 'lumen-watch-r', name: 'Lumen Watch R', brand: 'Lumen', category: 'watches',
    picture: { form: 'watch', shape: 'round', face: 'analog', band: 'link' },
    colours: ['chalk', 'tar', 'sand'], capacities: [], caseSizes: [{ label: '43 mm', addCents: 0 }], bands: ['Link bracelet', 'Sport band'],
    terms: STANDARD_TERMS, apr: 0, retailCents: 479_99,
    tagline: 'Steel links, sapphire glass, no second thoughts.',
    headline: ['Dressed for dinner,', 'rated for diving.'],
    specs: [
      { value: '60', unit: 'hr', label: 'Between charges' }, { value: '100', unit: 'm', label: 'Water resistance' },
      { value: '316L', label: 'Stainless steel' }, { value: '9H', label: 'Sapphire glass' },
    ],
    features: ['Turning bezel', 'Calls and messages without a phone', 'Body composition', 'Tool-free links'],
    stock: { status: 'in-stock', qty: 22 }, stockOverrides: [{ colour: 'sand', stock: { status: 'out-of-stock', qty: 0 } }], featuredRank: 4,
  },
  {
    productId: 'dev14000023', slug: 'tern-watch-se', name: 'Tern Watch SE', brand: 'Tern', category: 'watches',
    picture: { form: 'watch', shape: 'square', face: 'digital', band: 'sport' },
    colours: ['lichen', 'dusk'], capacities: [], caseSizes: twoSizes('40 mm', '44 mm'), bands: BANDS.slice(0, 1),
    terms: [36, 24, 12], apr: 0, retailCents: 249_99, promo: 'Half off with a new line',
    tagline: 'The essentials, on a softer band.',
    headline: ['Starts simple.', 'Keeps up.'],
    specs: [
      { value: '28', unit: 'hr', label: 'Between charges' }, { value: '50', unit: 'm', label: 'Water resistance' },
      { value: '1000', unit: 'nit', label: 'Display' }, { value: '26', unit: 'g', label: 'Without the band' },
    ],
    features: ['School mode', 'Family location', 'Fall detection', 'Swim tracking'],
    stock: IN_STOCK, featuredRank: 5,
  },
  {
    productId: 'dev14000024', slug: 'kestrel-watch-field', name: 'Kestrel Watch Field', brand: 'Kestrel', category: 'watches',
    picture: { form: 'watch', shape: 'round', face: 'rings', band: 'woven' },
    colours: ['kelp', 'buoy', 'tar'], capacities: [], caseSizes: [{ label: '47 mm', addCents: 0 }], bands: BANDS.slice(0, 2),
    terms: STANDARD_TERMS, apr: 0, retailCents: 549_99,
    tagline: 'Finds the trail, then finds the way back.',
    headline: ['Off the map.', 'On the wrist.'],
    specs: [
      { value: '14', unit: 'day', label: 'In expedition mode' }, { value: '100', unit: 'm', label: 'Water resistance' },
      { value: '2', label: 'Satellite bands' }, { value: '3000', unit: 'nit', label: 'Display' },
    ],
    features: ['Offline topographic maps', 'Siren', 'Satellite messages', 'Altimeter and barometer'],
    stock: IN_STOCK, featuredRank: 6,
  },
]
