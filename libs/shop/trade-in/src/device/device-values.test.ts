import { deviceErrors, emptyDevice, makesOf, otherMake, readDeviceValues } from './device-values'

const orbit9 = { ...emptyDevice, make: 'Orbit', model: 'Orbit 9', capacity: '128 GB', carrier: 'Halyard' }

describe('the form of another device', () => {
  it.each([
    ['a make first', emptyDevice, ['make']],
    ['a model and a carrier', { ...emptyDevice, make: 'Orbit' }, ['model', 'carrier']],
    ['the storage of a listed model', { ...orbit9, capacity: '' }, ['capacity']],
    [
      'a name and a model of another make',
      { ...emptyDevice, make: otherMake, carrier: 'Halyard' },
      ['makeName', 'model'],
    ],
    ['fifteen digits or none', { ...orbit9, imei: '35175605152399' }, ['imei']],
    ['no more than that', orbit9, []],
  ])('asks for %s', (_name, values, wrong) => {
    expect(Object.keys(deviceErrors(values))).toEqual(wrong)
  })

  it('reads an IMEI with spaces and dashes', () => {
    const values = { ...orbit9, imei: '35 175605-152399 9' }
    expect(deviceErrors(values)).toEqual({})
    expect(readDeviceValues(values)).toEqual({
      deviceBrand: 'Orbit',
      deviceModel: 'Orbit 9',
      capacity: '128 GB',
      carrier: 'Halyard',
      deviceId: '351756051523999',
    })
  })

  it('names another make as typed', () => {
    const values = { ...emptyDevice, make: otherMake, makeName: ' Seafarer ', model: 'Brick 1', carrier: 'Halyard' }
    expect(readDeviceValues(values)).toEqual({ deviceBrand: 'Seafarer', deviceModel: 'Brick 1', carrier: 'Halyard' })
  })

  it('lists each make once', () => {
    const model = { deviceModel: '', capacities: [], tradeInValue: 1 }
    const models = ['Orbit', 'Orbit', 'Lumen'].map((deviceBrand) => ({ ...model, deviceBrand }))
    expect(makesOf(models)).toEqual(['Orbit', 'Lumen'])
  })
})
