import type { Product, Sku } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import type { SimChoice } from '../sim/sim-choice'
import { ownDeviceRequest, type OwnDevice } from './own-device-request'

const sku = partOf<Sku>({
  skuId: 'pelago-9-fog-128',
  price: { devicePaymentPrice: [] },
  inventoryDetails: { dFillInventory: { isPreOrder: true, availableOn: '2026-12-01' } },
})

const own: OwnDevice = {
  product: { productId: 'dev9', category: 'smartphones' } as Product,
  sku,
  isStorageKnown: true,
  imei: '',
  sim: 'esim',
  cardNumber: '',
  intent: 'NSE',
  lineId: undefined,
}

const lineOf = (more: Partial<OwnDevice>) => ownDeviceRequest({ ...own, ...more }).data.lines[0]

describe('the request for an own device', () => {
  it('brings it along for nothing, on a new line, and waits for no stock', () => {
    expect(ownDeviceRequest(own).cartInfo).toMatchObject({ intendType: 'NSE', processStep: 'byodlandingpage' })
    expect(lineOf({})).toEqual({
      device: {
        id: 'pelago-9-fog-128',
        productId: 'dev9',
        category: 'smartphones',
        dppMonths: 0,
        contractTerm: 'MONTH_TO_MONTH',
      },
      isNewLine: true,
      purchasePath: 'BYOD',
      sim: { eSim: true },
      depletionType: 'F',
    })
  })

  it.each<[SimChoice, object]>([
    ['esim', { eSim: true, smartImeiDevice: '352099001761481' }],
    ['mail', { eSim: false, smartImeiDevice: '352099001761481' }],
    ['own-card', { eSim: false, id: '89014103211118510720', smartImeiDevice: '352099001761481' }],
  ])('says which SIM goes into it: %s', (sim, sent) => {
    expect(lineOf({ sim, imei: '352099001761481', cardNumber: '89014103211118510720' })?.sim).toEqual(sent)
  })

  it('depletes the stock of a store for a card that is picked up there', () => {
    expect(lineOf({ sim: 'store' })?.depletionType).toBe('L')
    expect(ownDeviceRequest({ ...own, sim: 'store' }).ispuFlow).toBe(true)
    expect(ownDeviceRequest(own).ispuFlow).toBe(false)
  })

  it('says that the shopper could not name the storage', () => {
    expect(lineOf({ isStorageKnown: false })?.device).toMatchObject({ isStorageKnown: false })
  })

  it('fills the line that waits for it', () => {
    expect(lineOf({ lineId: 'newLine2' })).toMatchObject({ lineId: 'newLine2', isNewLine: false })
  })
})
