export type ItemType = 'DEVICE' | 'ACCESSORY'

export const itemType = (productId: string): ItemType =>
  productId.toLowerCase().includes('dev') ? 'DEVICE' : 'ACCESSORY'
