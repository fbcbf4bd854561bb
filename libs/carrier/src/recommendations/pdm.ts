import { recommend } from './views/recommendations'
import type { Endpoint } from '../operation'

export const pdm: Endpoint<'recommendations.pdm'> = ({ draft, body, ...caller }) => recommend(draft, caller, body)
