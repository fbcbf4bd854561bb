import { readAccountLanding } from './models/account-landing'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getAccountLandingDesktop: CarrierOperation<'content.getAccountLandingDesktop'> = () =>
  readAccountLanding('desktop')
