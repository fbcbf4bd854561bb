import { readAccountLanding } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getAccountLandingDesktop: Endpoint<'content.getAccountLandingDesktop'> = () =>
  readAccountLanding('desktop')
