import { readAccountLanding } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getAccountLandingMobile: Endpoint<'content.getAccountLandingMobile'> = () => readAccountLanding('mobile')
