type ItemType = 'DEVICE' | 'ACCESSORY'

export const itemType = (productId: string): ItemType =>
  productId.toLowerCase().includes('dev') ? 'DEVICE' : 'ACCESSORY'

/** Adding and removing succeed with this status code only. */
export const wishlistSuccess = '1'
