import { prepaidPlans } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getPrepaidPlans: Endpoint<'content.getPrepaidPlans'> = () => prepaidPlans()
