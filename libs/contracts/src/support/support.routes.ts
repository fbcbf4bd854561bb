import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const videoAssistCheck = defineRoute({
  key: 'support.videoAssistCheck',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/fraudservice/error/video-assist-check',
    prospect: '/soe/digital/prospect/fraudservice/error/video-assist-check',
    prepay: '/soe/digital/prepaid/fraudservice/error/video-assist-check',
    'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/error/video-assist-check',
  },
  background: true,
})

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

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const supportRoutes = {
  videoAssistCheck: {
    route: videoAssistCheck,
    provenance: {
      'signed-in': { E003: 'given' },
      prospect: { E003: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/fraudservice/error/video-assist-check': { E003: 'given' },
    },
  },
  getVideoChat: {
    route: getVideoChat,
    provenance: {
      'signed-in': { E004: 'given' },
      prospect: { E004: 'given' },
    },
    aliases: {},
  },
} as const satisfies AreaRoutes
