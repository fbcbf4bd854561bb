import { defineRoute } from '../define-route'

export const getVideoChat = defineRoute({
  key: 'support.getVideoChat',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/support/1d/data/nos/videochat',
    prospect: '/support/1d/data/nos/videochat',
    prepay: '/support/1d/data/nos/videochat',
    'prepay-signed-in': '/support/1d/data/nos/videochat',
  },
  background: true,
  context: 'open',
})
