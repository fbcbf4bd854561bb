import { defineTexts } from '@soe/shop-platform'

export const walletTexts = defineTexts(
  { payWithDevice: 'Pay with a wallet on your device' },
  { payWithDevice: 'Pagar con una billetera de tu dispositivo' },
)
