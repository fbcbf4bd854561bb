import type { AreaRoutes } from '../route'
import { readDL } from './read-dl.route'

export { readDL }

export const omniRoutes = {
  readDL: {
    route: readDL,
    provenance: { 'signed-in': { E017: 'given' }, prospect: { E017: 'given' } },
    aliases: { '/soe/digital/omnidlservice/readDL': { E017: 'given' } },
  },
} as const satisfies AreaRoutes
