import { defineTexts } from '@soe/shop-platform'

/** Words of menus, whose code comes later. */
export const menuTexts = defineTexts(
  {
    back: 'Back',
    account: 'Account',
    accountOf: (name: string) => `Account of ${name}`,
  },
  {
    back: 'Volver',
    account: 'Cuenta',
    accountOf: (name: string) => `Cuenta de ${name}`,
  },
)
