import { planReference } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getPlanReferenceModel: Endpoint<'content.getPlanReferenceModel'> = () => ({
  planReference: planReference(),
})
