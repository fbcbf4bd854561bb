import { deviceModels } from './device-models'
import type { DeviceModel, StockStatus } from './models'

const slugsWhere = (holds: (model: DeviceModel) => boolean): string[] =>
  deviceModels.filter(holds).map(({ slug }) => slug)
const bySlug = (slug: string): DeviceModel | undefined => deviceModels.find((model) => model.slug === slug)
const allWith = (status: StockStatus): string[] =>
  slugsWhere(({ stock, stockOverrides }) => stock.status === status && !stockOverrides)

describe('the devices of the catalogue', () => {
  it.each([
    ['smartphones', 18],
    ['watches', 6],
    ['tablets', 5],
  ] as const)('in %s are %d', (category, count) => {
    expect(slugsWhere((model) => model.category === category)).toHaveLength(count)
  })

  it('have ids and slugs of their own', () => {
    expect(new Set(deviceModels.map(({ productId }) => productId)).size).toBe(deviceModels.length)
    expect(new Set(deviceModels.map(({ slug }) => slug)).size).toBe(deviceModels.length)
  })

  it('have ids that say device', () => {
    expect(slugsWhere(({ productId }) => !/^dev\d{8}$/.test(productId))).toEqual([])
  })

  it('are ranked from one without a gap in each category', () => {
    for (const category of ['smartphones', 'watches', 'tablets']) {
      const ranks = deviceModels.filter((model) => model.category === category).map(({ featuredRank }) => featuredRank)
      expect(ranks).toEqual(ranks.map((_, index) => index + 1))
    }
  })

  it('come in two to six colors, each once', () => {
    expect(
      slugsWhere(({ colors }) => colors.length < 2 || colors.length > 6 || new Set(colors).size < colors.length),
    ).toEqual([])
  })

  it.each([
    ['smartphones', ['display', 'camera', 'battery', 'water', 'updates', 'weight']],
    ['watches', ['battery', 'water', 'brightness', 'charging', 'updates', 'weight']],
    ['tablets', ['display', 'battery', 'thickness', 'memory', 'updates', 'weight']],
  ] as const)('in %s state %j, and something of their own', (category, facts) => {
    const lacking = slugsWhere(
      ({ specs, ...model }) =>
        model.category === category &&
        (specs.length <= facts.length || !facts.every((fact) => specs.some(({ kind }) => kind === fact))),
    )
    expect(lacking).toEqual([])
  })

  it('are chosen by capacity, or by case size and band', () => {
    expect(
      slugsWhere(({ category, capacities, caseSizes, bands }) =>
        category === 'watches'
          ? !caseSizes?.length || !bands?.length || capacities.length > 0
          : capacities.length === 0,
      ),
    ).toEqual([])
  })

  it('start at the retail price', () => {
    expect(slugsWhere(({ capacities, caseSizes = [] }) => [...capacities, ...caseSizes][0]?.addCents !== 0)).toEqual([])
  })

  it('include the two watches that the specification lists by id', () => {
    expect(slugsWhere(({ productId }) => ['dev14080098', 'dev14080099'].includes(productId))).toEqual([
      'tern-watch-3',
      'orbit-watch-4',
    ])
  })

  it.each([
    ['orbit-12-pro', 999_99],
    ['lumen-fold', 1799_99],
    ['pelago-9', 599_99],
    ['orbit-12', 799_99],
    ['tern-s4', 399_99],
    ['orbit-11-pro', 499_99],
    ['tern-watch-3', 399_99],
    ['orbit-tab-11', 599_99],
  ])('price %s at %d cents', (slug, cents) => {
    expect(bySlug(slug)?.retailCents).toBe(cents)
  })

  it.each([
    ['pre-order', ['lumen-fold-2']],
    ['back-order', ['kestrel-5-pro']],
    ['out-of-stock', ['tern-a2', 'orbit-tab-11']],
  ] as const)('are entirely on %s: %j', (status, slugs) => {
    expect(allWith(status)).toEqual(slugs)
  })

  it('include one that is sold out in a single color', () => {
    expect(bySlug('orbit-12')?.stockOverrides).toEqual([
      { color: 'clay', stock: { status: 'out-of-stock', qty: 0, availableOn: '2027-01-22' } },
    ])
  })

  it('name an ISO date wherever something ships later', () => {
    const stocks = deviceModels.flatMap(({ stock, stockOverrides = [] }) => [
      stock,
      ...stockOverrides.map((override) => override.stock),
    ])
    const later = stocks.filter(({ status }) => status === 'pre-order' || status === 'back-order')
    expect(later.filter(({ availableOn = '' }) => !/^\d{4}-\d{2}-\d{2}$/.test(availableOn))).toEqual([])
  })

  it('override the stock of variants that exist', () => {
    expect(
      slugsWhere(({ colors, capacities, stockOverrides = [] }) =>
        stockOverrides.some(
          ({ color, capacity }) =>
            (color !== undefined && !colors.includes(color)) ||
            (capacity !== undefined && !capacities.some(({ label }) => label === capacity)),
        ),
      ),
    ).toEqual([])
  })

  it('include one sold only certified pre-owned, and two sold in both conditions', () => {
    expect(slugsWhere(({ certifiedPreOwned }) => certifiedPreOwned?.only === true)).toEqual(['orbit-11-pro'])
    expect(slugsWhere(({ certifiedPreOwned }) => certifiedPreOwned !== undefined && !certifiedPreOwned.only)).toEqual([
      'orbit-12-pro',
      'orbit-12',
    ])
  })

  it('offer second-hand only what they offer new', () => {
    expect(
      slugsWhere(
        ({ colors, capacities, certifiedPreOwned: offer }) =>
          offer !== undefined &&
          (offer.colors.some((color) => !colors.includes(color)) ||
            offer.capacities.some((label) => !capacities.some((each) => each.label === label))),
      ),
    ).toEqual([])
  })

  it('carry interest on one device only', () => {
    expect(slugsWhere(({ apr }) => apr > 0)).toEqual(['pelago-9-pro'])
  })

  it('have some plans other than 36 and 24 months', () => {
    expect(new Set(deviceModels.map(({ terms }) => terms.join(' ')))).toEqual(
      new Set(['36 24', '36 24 12', '24', '36']),
    )
  })
})
