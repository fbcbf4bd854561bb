import { readAccountLanding } from './models/account-landing'
import type { Endpoint } from '../operation'

export const getAccountLandingMobile: Endpoint<'content.getAccountLandingMobile'> = () => readAccountLanding('mobile')
