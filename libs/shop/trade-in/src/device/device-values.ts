import type { TradeInDeviceRef } from '@soe/contracts'
import { isFilled, readText } from '@soe/rules'
import type { AccountDevices } from '../flow/find-trade-in'

/** What the form of another device holds, as typed. */
export type DeviceValues = Record<'make' | 'makeName' | 'model' | 'capacity' | 'carrier' | 'imei', string>

export type Models = AccountDevices['models']

/** The value of a make that the carrier does not list. */
export const otherMake = 'other'

const imeiForm = /^\d{15}$/

export const emptyDevice: DeviceValues = { make: '', makeName: '', model: '', capacity: '', carrier: '', imei: '' }

export const makesOf = (models: Models): string[] => [...new Set(models.map(({ deviceBrand }) => deviceBrand))]

export const modelsOf = (models: Models, make: string): Models =>
  models.filter(({ deviceBrand }) => deviceBrand === make)

export const capacitiesOf = (models: Models, { make, model }: DeviceValues): readonly string[] =>
  models.find(({ deviceBrand, deviceModel }) => deviceBrand === make && deviceModel === model)?.capacities ?? []

/** Spaces and dashes are how people write it. */
const plainImei = (imei: string): string => readText(imei).replace(/[\s\p{Dash}]/gu, '')

const isWrongImei = (imei: string) => isFilled(imei) && !imeiForm.test(plainImei(imei))

type DeviceErrors = Partial<
  Record<keyof DeviceValues, 'validation.choice' | 'validation.required' | 'validation.short'>
>

const otherMakeErrors = ({ makeName, model }: DeviceValues): DeviceErrors => ({
  ...(!isFilled(makeName) && { makeName: 'validation.required' }),
  ...(!isFilled(model) && { model: 'validation.required' }),
})

const listedMakeErrors = ({ model, capacity }: DeviceValues): DeviceErrors => ({
  ...(model === '' && { model: 'validation.choice' }),
  ...(model !== '' && capacity === '' && { capacity: 'validation.choice' }),
})

export const deviceErrors = (values: DeviceValues): DeviceErrors => {
  const { make, carrier, imei } = values
  if (make === '') return { make: 'validation.choice' }
  return {
    ...(make === otherMake ? otherMakeErrors(values) : listedMakeErrors(values)),
    ...(carrier === '' && { carrier: 'validation.choice' }),
    ...(isWrongImei(imei) && { imei: 'validation.short' }),
  }
}

export const readDeviceValues = ({
  make,
  makeName,
  model,
  capacity,
  carrier,
  imei,
}: DeviceValues): TradeInDeviceRef => ({
  deviceBrand: make === otherMake ? readText(makeName) : make,
  deviceModel: readText(model),
  ...(capacity !== '' && { capacity }),
  carrier,
  ...(isFilled(imei) && { deviceId: plainImei(imei) }),
})
