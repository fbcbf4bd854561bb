import { defineTexts } from '@soe/shop-platform'

export const donationTexts = defineTexts(
  {
    roundUp: (total: string, amount: string, charity: string) =>
      `Round up to ${total} and give ${amount} to the ${charity}`,
    give: (amount: string, charity: string) => `Give ${amount} to the ${charity}`,
    instead: (total: string, amount: string) => `Round up to ${total} instead, and give ${amount}`,
  },
  {
    roundUp: (total: string, amount: string, charity: string) => `Redondea a ${total} y dona ${amount} a ${charity}`,
    give: (amount: string, charity: string) => `Dona ${amount} a ${charity}`,
    instead: (total: string, amount: string) => `Mejor redondea a ${total} y dona ${amount}`,
  },
)
