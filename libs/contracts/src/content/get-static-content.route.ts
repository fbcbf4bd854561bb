import { defineRoute } from '../define-route'

export const getStaticContent = defineRoute({
  key: 'content.getStaticContent',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/static-content.json',
    prospect: '/content/vcg/static-content.json',
    prepay: '/content/vcg/static-content.json',
    'prepay-signed-in': '/content/vcg/static-content.json',
  },
  context: 'open',
})
