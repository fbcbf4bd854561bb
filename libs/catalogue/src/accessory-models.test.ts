import { accessoryModels } from './accessory-models'
import { findProduct } from './catalogue'
import { deviceModels } from './device-models'
import type { AccessoryModel } from './models'

const EXCLUDED = ['earbuds', 'smart home', 'trackers', 'drones', 'controllers', 'extenders']

const slugsWhere = (holds: (model: AccessoryModel) => boolean): string[] =>
  accessoryModels.filter(holds).map(({ slug }) => slug)
const centsOf = ({ retailCents, discountedCents = retailCents }: AccessoryModel): number => discountedCents

describe('the accessories of the catalogue', () => {
  it.each([
    ['cases', 12],
    ['screen protectors', 8],
    ['chargers', 10],
    ['more', 17],
    ['smart rings', 1],
  ] as const)('in %s are %d', (category, count) => {
    expect(slugsWhere((model) => model.category === category)).toHaveLength(count)
  })

  it('have ids and slugs of their own, and ids that do not say device', () => {
    expect(new Set(accessoryModels.map(({ productId }) => productId)).size).toBe(accessoryModels.length)
    expect(new Set([...accessoryModels, ...deviceModels].map(({ slug }) => slug)).size).toBe(
      accessoryModels.length + deviceModels.length,
    )
    expect(slugsWhere(({ productId }) => !/^acc\d{8}$/.test(productId) || productId.includes('dev'))).toEqual([])
  })

  it('count for a bundle in a dozen cases or more', () => {
    const eligible = accessoryModels.filter(
      (model) => centsOf(model) >= 1999 && centsOf(model) % 100 !== 97 && !EXCLUDED.includes(model.productLine),
    )
    expect(eligible.length).toBeGreaterThanOrEqual(12)
  })

  it.each(EXCLUDED)('include %s, which a bundle excludes', (line) => {
    expect(slugsWhere(({ productLine }) => productLine === line)).not.toEqual([])
  })

  it('include the prices at the edges of the rules', () => {
    expect(slugsWhere((model) => centsOf(model) % 100 === 97)).toEqual(['kestrel-5-case', 'lumen-8-glass'])
    expect(slugsWhere((model) => centsOf(model) === 1999)).toEqual([
      'tern-s4-case',
      'orbit-12-pro-lens-rings',
      'lanyard-cable',
    ])
    expect(slugsWhere((model) => centsOf(model) > 0 && centsOf(model) < 1999).length).toBeGreaterThanOrEqual(4)
    expect(slugsWhere((model) => centsOf(model) === 0)).toEqual(['sim-kit'])
  })

  it('are dearer at retail than today where they are discounted', () => {
    expect(
      slugsWhere(({ retailCents, discountedCents }) => discountedCents !== undefined && discountedCents >= retailCents),
    ).toEqual([])
  })

  it('include sets, which are products of the type bundle', () => {
    const sets = slugsWhere(({ isSet }) => isSet === true)
    expect(sets).toEqual(['orbit-12-pro-lens-rings', 'sim-kit'])
    expect(sets.map((slug) => findProduct(slug)?.productType)).toEqual(['bundle', 'bundle'])
    expect(findProduct('bosun-charger')?.productType).toBeUndefined()
  })

  it('include one gift card and batteries that travel by ground', () => {
    expect(slugsWhere(({ giftCard }) => giftCard === true)).toEqual(['halyard-gift-card'])
    expect(slugsWhere(({ regulatedBattery }) => regulatedBattery === true)).toContain('ballast-power-bank')
  })

  it('fit devices of the catalogue', () => {
    const known = new Set(deviceModels.map(({ productId }) => productId))
    expect(slugsWhere(({ compatibleWith = [] }) => compatibleWith.some((id) => !known.has(id)))).toEqual([])
  })

  it('leave room for the camera of the phone they fit', () => {
    const cameraOf = (id: string): string | undefined => {
      const picture = deviceModels.find(({ productId }) => productId === id)?.picture
      return picture && 'camera' in picture ? picture.camera : undefined
    }
    expect(
      slugsWhere(
        ({ productLine, picture, compatibleWith = [] }) =>
          productLine === 'cases' && compatibleWith.some((id) => cameraOf(id) !== picture.camera),
      ),
    ).toEqual([])
  })

  it('tell three features or more', () => {
    expect(slugsWhere(({ features }) => features.length < 3)).toEqual([])
  })
})
