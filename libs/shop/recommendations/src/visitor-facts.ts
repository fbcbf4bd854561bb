import { defaultZipCode } from '@soe/rules'
import { readCookies, visitParameter, type Shop } from '@soe/shop-platform'

const systems = /Android|iPhone|iPad|CrOS|Windows|Mac OS X|Linux/

/** What a request for devices says of the visitor (the specification, commerce 7). */
export const visitorFacts = ({ environment }: Shop) => {
  const { userAgent } = environment
  const cookies = readCookies(environment)
  const flow = cookies['flowName'] || visitParameter(environment, 'flow')
  const visitorId = cookies['uuid']
  return {
    category: 'Devices',
    ...(flow && { flow }),
    ...(visitorId && { visitorId }),
    features: [
      { featureName: 'browser_type', featureValue: userAgent.slice(0, 200) },
      { featureName: 'operating_system', featureValue: systems.exec(userAgent)?.[0] ?? 'unknown' },
      { featureName: 'zip_code', featureValue: defaultZipCode },
    ],
  }
}
