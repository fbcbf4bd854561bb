import { readTradeInAddress, tradeInQuery } from './trade-in-address'

const other = { deviceBrand: 'Orbit', deviceModel: 'Orbit 9', capacity: '128 GB', carrier: 'Halyard' }

describe('the address of a trade-in', () => {
  it.each([
    ['a device of the account', { line: 'newLine1', device: { mtnHashCode: 'abc' }, condition: 'damaged' }],
    ['another device', { device: other, condition: 'good' }],
    ['a line alone', { line: 'newLine1' }],
    ['nothing', {}],
  ] as const)('reads back %s', (_name, address) => {
    expect(readTradeInAddress(tradeInQuery(address))).toEqual(address)
  })

  it('leaves the IMEI out', () => {
    expect(Object.values(tradeInQuery({ device: { ...other, deviceId: '351756051523999' } }))).not.toContain(
      '351756051523999',
    )
  })

  it('knows no other condition', () => {
    expect(readTradeInAddress({ condition: 'mint', brand: 'Orbit' })).toEqual({})
  })
})
