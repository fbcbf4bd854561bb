import { contractTerm, isInstalmentTerm, isSameStep } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'
import type { DeviceAddFacts } from './device-add-facts'

const routeHum = ({ sorId, term = 0 }: NonNullable<DeviceAddFacts['product']>): Destination => {
  const dppMonths = isInstalmentTerm(term) ? String(term) : undefined
  return destination('humconfig', { sorId, contractTerm: contractTerm(term), dppMonths })
}

/** The specification, commerce 4.2, classic journey: the first rule that holds decides. */
export const routeClassicDeviceAdd = ({
  processStep,
  intent,
  hasExistingCase,
  product,
}: DeviceAddFacts): Destination => {
  const isMtnSelection = isSameStep(processStep, 'MTNSelectionPage')
  if (product?.name?.toLowerCase().includes('hum')) return routeHum(product)
  if (intent === 'EUP' && isMtnSelection) return destination('mdnselection')
  if (isSameStep(processStep, 'AccessoryInterestial')) return destination('accessoryInterstitial')
  if (isMtnSelection || hasExistingCase) return destination('mdnselection', { intent })
  return destination(isSameStep(processStep, 'ShoppingCart') ? 'cart' : 'expresscheckout')
}
