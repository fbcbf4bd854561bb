import { readBundles } from './views/bundles'
import type { Endpoint } from '../operation'

export const listBundles: Endpoint<'catalogue.listBundles'> = ({ draft, ...caller }) => readBundles(draft, caller)
