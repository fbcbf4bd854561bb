import { defineRoute } from '../define-route'

export const getInventory = defineRoute({
  key: 'catalogue.getInventory',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/getInventory',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/getInventory',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/getInventory',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/getInventory',
  },
})
