import type { DeviceModel, PricedOption, Stock } from './device-model'

const IN_STOCK: Stock = { status: 'in-stock', qty: 90 }
const STANDARD_TERMS = [36, 24]
const capacities: PricedOption[] = [{ label: '128 GB', addCents: 0 }, { label: '256 GB', addCents: 100_00 }]

export const tabletModels: DeviceModel[] = [
  {
    productId: 'dev14000031', slug: 'orbit-tab-11', name: 'Orbit Tab 11', brand: 'Orbit', category: 'tablets',
    picture: { form: 'tablet', proportion: 0.72, camera: 'single-ring', front: 'punch-hole', logo: 'orbit', wallpaper: 'sails' },
    colours: ['fog', 'tar', 'clay'], capacities, terms: STANDARD_TERMS, apr: 0, retailCents: 599_99,
    tagline: 'A sketchbook, a cinema and a second screen.',
    headline: ['Big enough to work.', 'Thin enough to forget.'],
    specs: [
      { value: '11', unit: 'in', label: 'Laminated display' }, { value: '5.9', unit: 'mm', label: 'Thin' },
      { value: '10', unit: 'hr', label: 'Of work between charges' }, { value: '5G', label: 'On your phone’s plan' },
    ],
    features: ['Works with stylus and keyboard', 'Landscape front camera', 'Four speakers', 'Two apps side by side'],
    stock: { status: 'out-of-stock', qty: 0, availableOn: '2027-01-22' }, featuredRank: 1,
  },
  {
    productId: 'dev14000032', slug: 'orbit-tab-13', name: 'Orbit Tab 13', brand: 'Orbit', category: 'tablets',
    picture: { form: 'tablet', proportion: 0.77, camera: 'dual-vertical-pill', front: 'punch-hole', logo: 'orbit', wallpaper: 'peaks' },
    colours: ['tar', 'chalk'], capacities: [...capacities, { label: '512 GB', addCents: 300_00 }], terms: STANDARD_TERMS, apr: 0, retailCents: 999_99,
    promo: 'Keyboard half price',
    tagline: 'A desk that fits in a tote.',
    headline: ['Room for the', 'whole spread.'],
    specs: [
      { value: '13', unit: 'in', label: 'Display at 120 frames a second' }, { value: '5.1', unit: 'mm', label: 'Thin' },
      { value: '11', unit: 'hr', label: 'Of work between charges' }, { value: '16', unit: 'GB', label: 'Memory' },
    ],
    features: ['Desktop windows', 'Works with stylus and keyboard', 'Four speakers', 'Face unlock'],
    stock: IN_STOCK, featuredRank: 2,
  },
  {
    productId: 'dev14000033', slug: 'pelago-slate', name: 'Pelago Slate', brand: 'Pelago', category: 'tablets',
    picture: { form: 'tablet', proportion: 0.66, camera: 'single-ring', front: 'punch-hole', logo: 'pelago', wallpaper: 'rings' },
    colours: ['chalk', 'lichen', 'buoy'], capacities, terms: STANDARD_TERMS, apr: 0, retailCents: 399_99, discountCents: 70_00, promo: '$70 off this month',
    tagline: 'Charges on its speaker and becomes a frame.',
    headline: ['On the counter.', 'On the couch.'],
    specs: [
      { value: '10.5', unit: 'in', label: 'Display' }, { value: '12', unit: 'hr', label: 'Of video between charges' },
      { value: '4', label: 'Speakers' }, { value: '480', unit: 'g', label: 'In hand' },
    ],
    features: ['Profiles for the family', 'Hands-free help', 'Fingerprint unlock', 'Five years of updates'],
    stock: IN_STOCK, featuredRank: 3,
  },
  {
    productId: 'dev14000034', slug: 'tern-tab-a', name: 'Tern Tab A', brand: 'Tern', category: 'tablets',
    picture: { form: 'tablet', proportion: 0.62, camera: 'single-ring', front: 'punch-hole', logo: 'tern', wallpaper: 'arcs' },
    colours: ['dusk', 'sand'], capacities: [{ label: '64 GB', addCents: 0 }, { label: '128 GB', addCents: 50_00 }], terms: [36], apr: 0, retailCents: 229_99,
    promo: 'Included with a tablet plan',
    tagline: 'The one the children may borrow.',
    headline: ['Sturdy, bright', 'and forgiving.'],
    specs: [
      { value: '8.7', unit: 'in', label: 'Display' }, { value: '14', unit: 'hr', label: 'Of video between charges' },
      { value: '366', unit: 'g', label: 'In hand' }, { value: '5G', label: 'On your phone’s plan' },
    ],
    features: ['Family controls built in', 'Headphone jack', 'Storage card slot', 'Metal body'],
    stock: IN_STOCK, featuredRank: 4,
  },
]
