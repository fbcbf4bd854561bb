import { readDataLayer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const readDL: Endpoint<'omni.readDL'> = ({ draft, body, ...caller }) => readDataLayer(draft, caller, body)
