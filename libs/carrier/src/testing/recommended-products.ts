import type { BodyInputOf, RecommendedProduct } from '@soe/contracts'
import type { OperationClient } from './create-shopper'

type PdmBody = BodyInputOf<'recommendations.pdm'>

export const devicesFor = async (
  shopper: OperationClient,
  body: PdmBody = { source: 'device' },
): Promise<RecommendedProduct[]> => {
  const { answer } = await shopper.call('recommendations.pdm', { body })
  if (!('deviceRecommendation' in answer)) throw new Error('The answer has no device recommendation.')
  const { productList } = answer.deviceRecommendation.recommendedDeviceInformation.accountLevelRecommendations
  return productList[0]?.deviceProducts ?? []
}

export const accessoriesFor = async (
  shopper: OperationClient,
  request: Partial<Extract<PdmBody, { source: 'accessory' }>> = {},
): Promise<RecommendedProduct[]> => {
  const body: PdmBody = { source: 'accessory', propositionCount: 6, ...request }
  const { answer } = await shopper.call('recommendations.pdm', { body })
  if (!('accessoryRecommendations' in answer)) throw new Error('The answer has no accessory recommendation.')
  return answer.accessoryRecommendations.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations
    .productList
}
