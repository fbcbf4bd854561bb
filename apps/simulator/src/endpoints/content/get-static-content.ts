import { readSiteContent } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getStaticContent: Endpoint<'content.getStaticContent'> = ({ query }) => readSiteContent(query.page)
