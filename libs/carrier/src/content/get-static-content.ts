import { readSiteContent } from './models/site-content'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getStaticContent: CarrierOperation<'content.getStaticContent'> = ({ query }) => readSiteContent(query.page)
