import { readAccountLanding } from './models/account-landing'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getAccountLandingMobile: CarrierOperation<'content.getAccountLandingMobile'> = () =>
  readAccountLanding('mobile')
