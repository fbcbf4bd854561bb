import { readBundles } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const listBundles: Endpoint<'catalogue.listBundles'> = ({ draft, ...caller }) => readBundles(draft, caller)
