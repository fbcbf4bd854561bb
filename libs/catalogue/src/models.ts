export * from './accessory-model'
export * from './device-model'
export { accessoryModels } from './accessory-models'
export { deviceModels, findOffer, offerOn } from './device-models'
