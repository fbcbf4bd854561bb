import { createTestWorld, describeOperation, orbit, type Shopper } from '../testing'

const inventoryOf = async (shopper: Shopper, query: Record<string, string>) =>
  (await shopper.call('catalogue.getInventory', { query })).answer

describeOperation('catalogue.getInventory', () => {
  it('counts a sku in the warehouse, in the nearest store and in every store', async () => {
    const answer = await inventoryOf(createTestWorld().shopper(), { skuId: orbit.id, zip: '04101' })
    expect(answer).toMatchObject({ productId: orbit.productId, skuId: orbit.id, locationCode: '0412001' })
    expect(answer.inventoryDetails.dFillInventory.isInStock).toBe(true)
    const near = answer.stores.find(({ locationCode }) => locationCode === '0412001')
    expect(near?.inventory).toEqual(answer.inventoryDetails.localInventory)
    expect(answer.stores).toHaveLength(3)
  })

  it('gives a store at most six units, and some stores none', async () => {
    const shopper = createTestWorld().shopper()
    const query = { productId: 'dev14000003' }
    const { product } = (await shopper.call('catalogue.getProduct', { query })).answer
    const answers = await Promise.all(product.childSkus.map(({ skuId }) => inventoryOf(shopper, { skuId })))
    const held = answers.flatMap(({ stores }) => stores.map((store) => store.inventory))
    expect(held.every(({ qtyAvailable, isInStock }) => isInStock === qtyAvailable > 0 && qtyAvailable <= 6)).toBe(true)
    expect(held.some(({ isInStock }) => isInStock)).toBe(true)
    expect(held.some(({ isInStock }) => !isInStock)).toBe(true)
  })

  it.each([
    ['its code', { locationCode: '3000401' }, '3000401'],
    ['its code with hyphens', { locationCode: '300-0401' }, '3000401'],
    ['the zip code', { zip: '30010' }, '3000401'],
    ['the zip code where no store has the code', { zip: '04106', locationCode: '9' }, '0412002'],
  ])('finds the store by %s', async (_, query, locationCode) => {
    const shopper = createTestWorld().shopper()
    expect((await inventoryOf(shopper, { skuId: orbit.id, ...query })).locationCode).toBe(locationCode)
  })

  it('takes the store that the shopper scans in', async () => {
    const query = { skuId: orbit.id }
    expect((await inventoryOf(createTestWorld('scan-and-go').shopper(), query)).locationCode).toBe('0412001')
  })

  it("takes the store near the account's address, else near the default zip code", async () => {
    const query = { skuId: orbit.id }
    expect((await inventoryOf(createTestWorld('signed-in').shopper(), query)).locationCode).toBe('0412001')
    expect((await inventoryOf(createTestWorld().shopper(), query)).locationCode).toBe('3000401')
  })

  it.each(['constructor', 'orbit-12-pro', 'nothing'])('knows no sku %s', async (skuId) => {
    const shopper = createTestWorld().shopper()
    expect((await shopper.call('catalogue.getInventory', { query: { skuId } })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it.each([
    ['at the door in three days, and at the store today', 'orbit-12-pro-kelp-128', '04101', '2026-11-29', '2026-11-26'],
    ['weeks later for a back-order', 'orbit-12-pro-clay-512', '04101', '2027-01-18', '2027-01-15'],
    ['never while it is sold out', 'orbit-12-clay-128', '04101', undefined, undefined],
  ])('is there %s', async (_, skuId, zip, arrivesOn, pickupOn) => {
    const answer = await inventoryOf(createTestWorld().shopper(), { skuId, zip })
    expect(answer).toMatchObject({ localStore: { city: 'Portland', hours: { closes: '20:00' } } })
    expect([answer.arrivesOn, answer.pickupOn]).toEqual([arrivesOn, pickupOn])
  })

  it('is not at the store that has none of it', async () => {
    const shopper = createTestWorld().shopper()
    const query = { category: 'smartphones' } as const
    const { products } = (await shopper.call('catalogue.listProducts', { query })).answer
    const childSkus = products.flatMap((product) => product.childSkus)
    const answers = await Promise.all(childSkus.map(({ skuId }) => inventoryOf(shopper, { skuId })))
    const without = answers.filter(({ inventoryDetails }) => inventoryDetails.localInventory.qtyAvailable === 0)
    const inStock = without.filter(({ inventoryDetails }) => inventoryDetails.dFillInventory.isInStock)
    expect(inStock.length).toBeGreaterThan(0)
    expect(inStock.map(({ arrivesOn, pickupOn }) => [arrivesOn, pickupOn])).toEqual(
      inStock.map(() => ['2026-11-29', undefined]),
    )
  })

  it('knows no zip code that no post office has', async () => {
    const query = { skuId: orbit.id, zip: '00000' }
    expect((await createTestWorld().shopper().call('catalogue.getInventory', { query })).errorId).toBe(
      'ZIP_CODE_INVALID',
    )
  })

  it('dates a pre-order', async () => {
    const shopper = createTestWorld().shopper()
    const { products } = (await shopper.call('catalogue.listProducts', { query: { category: 'smartphones' } })).answer
    const waiting = products
      .flatMap(({ childSkus }) => childSkus)
      .find(({ inventoryDetails }) => inventoryDetails.dFillInventory.isPreOrder)
    const answer = await inventoryOf(shopper, { skuId: waiting?.skuId ?? '' })
    expect(answer.inventoryDetails.dFillInventory).toEqual(waiting?.inventoryDetails.dFillInventory)
    expect(answer.inventoryDetails.dFillInventory.availableOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
