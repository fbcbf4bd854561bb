import { defineRoute } from '../define-route'

export const listProducts = defineRoute({
  key: 'catalogue.listProducts',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/listProducts',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/listProducts',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/listProducts',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/listProducts',
  },
})
