import { defineRoute } from '../define-route'

export const getProduct = defineRoute({
  key: 'catalogue.getProduct',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/getProduct',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/getProduct',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/getProduct',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/getProduct',
  },
})
