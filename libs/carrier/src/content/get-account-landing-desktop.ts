import type { CarrierOperation } from '../operation/carrier-operation'
import { accountLanding } from './models/account-landing'

export const getAccountLandingDesktop: CarrierOperation<'content.getAccountLandingDesktop'> = ({
  query: { language },
}) => accountLanding('desktop', language)
