import type { DeviceModel } from './device-model'
import type { OfferModel } from './offers'
import { smartphoneModels } from './smartphone-models'
import { tabletModels } from './tablet-models'
import { watchModels } from './watch-models'

export const deviceModels: readonly DeviceModel[] = [...smartphoneModels, ...watchModels, ...tabletModels]

const offersById = new Map(deviceModels.flatMap(({ offer }) => (offer ? [[offer.offerId, offer] as const] : [])))

export const findOffer = (offerId: string): OfferModel | undefined => offersById.get(offerId)
