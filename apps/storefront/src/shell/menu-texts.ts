import { defineTexts } from '@soe/shop-platform'

/** What only menus say, whose code comes later. */
export const menuTexts = defineTexts({ back: 'Back' }, { back: 'Volver' })
