import type { CarrierOperation } from '../operation/carrier-operation'
import { accountLanding } from './models/account-landing'

export const getAccountLandingMobile: CarrierOperation<'content.getAccountLandingMobile'> = ({ query: { language } }) =>
  accountLanding('mobile', language)
