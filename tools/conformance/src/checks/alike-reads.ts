import type { OperationKey } from '@soe/contracts'

/** Reads of what is sold, by the subject that several of them describe. */
const subjects: Readonly<Record<string, readonly OperationKey[]>> = {
  stores: ['support.listStores', 'catalogue.getInventory'],
  plans: ['content.getPlanReferenceModel', 'plans.getPlans', 'pricing.estimateLine'],
  features: ['device.getProtectionFeatures'],
  products: [
    'catalogue.listBundles',
    'catalogue.listProducts',
    'catalogue.getProduct',
    'recommendations.pdm',
    'wishlist.retrieveWishlist',
  ],
}

export const everyRead: readonly OperationKey[] = Object.values(subjects).flat()

/** The reads that share a subject with one of these, these among them. */
export const alikeReads = (keys: readonly OperationKey[]): readonly OperationKey[] =>
  Object.values(subjects)
    .filter((reads) => reads.some((read) => keys.includes(read)))
    .flat()
