import { defineRoute } from '../define-route'

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
