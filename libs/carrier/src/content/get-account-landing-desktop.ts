import { readAccountLanding } from './models/account-landing'
import type { Endpoint } from '../operation'

export const getAccountLandingDesktop: Endpoint<'content.getAccountLandingDesktop'> = () =>
  readAccountLanding('desktop')
