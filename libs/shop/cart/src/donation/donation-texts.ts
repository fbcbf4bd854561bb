import { defineTexts } from '@soe/shop-platform'

export const donationTexts = defineTexts(
  {
    roundUp: (total: string, amount: string, charity: string) =>
      `Round up to ${total} and give ${amount} to the ${charity}`,
    give: (amount: string, charity: string) => `Give ${amount} to the ${charity}`,
  },
  {
    roundUp: (total: string, amount: string, charity: string) => `Redondea a ${total} y dona ${amount} a ${charity}`,
    give: (amount: string, charity: string) => `Dona ${amount} a ${charity}`,
  },
)
