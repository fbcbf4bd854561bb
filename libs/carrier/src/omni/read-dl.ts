import { readDataLayer } from './data-layer/data-layer'
import type { Endpoint } from '../operation'

export const readDL: Endpoint<'omni.readDL'> = ({ draft, body, ...caller }) => readDataLayer(draft, caller, body)
