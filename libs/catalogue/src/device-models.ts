import type { DeviceModel } from './device-model'
import { whoseTurn, type OfferModel } from './offers'
import { smartphoneModels } from './smartphone-models'
import { tabletModels } from './tablet-models'
import { watchModels } from './watch-models'

export const deviceModels: readonly DeviceModel[] = [...smartphoneModels, ...watchModels, ...tabletModels]

const offersById = new Map(deviceModels.flatMap(({ offer }) => (offer ? [[offer.offerId, offer] as const] : [])))

export const findOffer = (offerId: string): OfferModel | undefined => offersById.get(offerId)

/** The offer that a device has on a day; without a day, the one that it always has. */
export const offerOn = (model: DeviceModel, day?: string): OfferModel | undefined => {
  const { category, offer } = model
  if (!offer?.endsWith) return offer
  if (day === undefined) return undefined
  const alike = deviceModels.filter((other) => other.category === category && other.offer?.endsWith === offer.endsWith)
  return whoseTurn(alike, offer, day)?.offer === offer ? offer : undefined
}
