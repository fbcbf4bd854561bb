import type { AreaRoutes } from '../route'
import { getVideoChat } from './get-video-chat.route'
import { listStores } from './list-stores.route'
import { videoAssistCheck } from './video-assist-check.route'

export { videoAssistCheck, getVideoChat, listStores }

export const supportRoutes = {
  videoAssistCheck: {
    route: videoAssistCheck,
    provenance: { 'signed-in': { E003: 'given' }, prospect: { E003: 'extrapolated' } },
    aliases: { '/soe/digital/fraudservice/error/video-assist-check': { E003: 'given' } },
  },
  getVideoChat: {
    route: getVideoChat,
    provenance: { 'signed-in': { E004: 'given' }, prospect: { E004: 'given' } },
    aliases: {},
  },
  listStores: { route: listStores, provenance: {}, aliases: {} },
} as const satisfies AreaRoutes
