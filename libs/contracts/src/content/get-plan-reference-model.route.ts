import { defineRoute } from '../define-route'

export const getPlanReferenceModel = defineRoute({
  key: 'content.getPlanReferenceModel',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/plan-reference-model.json',
    prospect: '/content/vcg/plan-reference-model.json',
    prepay: '/content/vcg/plan-reference-model.json',
    'prepay-signed-in': '/content/vcg/plan-reference-model.json',
  },
  context: 'open',
})
