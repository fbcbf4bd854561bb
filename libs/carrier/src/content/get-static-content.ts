import { readSiteContent } from './models/site-content'
import type { Endpoint } from '../operation'

export const getStaticContent: Endpoint<'content.getStaticContent'> = ({ query }) => readSiteContent(query.page)
