import { recommend } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const pdm: Endpoint<'recommendations.pdm'> = ({ draft, body, ...caller }) => recommend(draft, caller, body)
